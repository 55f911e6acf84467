"""Tables in the browser: an ASGI app, tables with seats and talk, wire frames, storage."""
