"""The wire: sockets, connections, frames."""
