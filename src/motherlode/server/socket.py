"""uvicorn's WebSocket with a short way for what is sent most: whole text frames, uncompressed."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXT = 0x81
"""The first byte of a text frame that is whole."""


class QuickSocket(WebSocketsSansIOProtocol):
    """A move is sent to every seat, so the way out is where a table server spends most of its own time."""

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self._is_plain():
            await super().send(message)
            return
        payload = text.encode()
        self.transport.write(header(len(payload)) + payload)

    def _is_plain(self) -> bool:
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.initial_response is None
            and self.writable.is_set()
            and not self.conn.extensions
            and not self.transport.is_closing()
            and self.conn.close_rcvd is None
        )


def header(size: int) -> bytes:
    """The head of a server's text frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
