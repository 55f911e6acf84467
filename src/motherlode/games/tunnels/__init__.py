"""What the games of the tunnel family share: the maze, faces, laying, hands, passes and what is known of them."""

from motherlode.games.tunnels import state as state
