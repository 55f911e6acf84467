"""What the games of the tunnel family share: the maze, faces, laying, hands, passes and what is known of them."""
