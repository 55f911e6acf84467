# What the client says when it could load nothing else; these lines come with its script.

client-title = Motherlode
client-connecting = Going down into the mine…
client-no-page = This tunnel leads nowhere.
client-to-start = Home
trouble-load = This shaft is blocked.
trouble-load-hint = The server does not answer, or the line is cut.
trouble-draw = A prop gave way here.
trouble-draw-hint = Something could not be drawn. Nothing is lost: your tables are on the server.
trouble-newer = A newer Motherlode is here.
trouble-newer-hint = Load the page anew to go on with it. Your tables wait as they are.
trouble-again = Try again
trouble-reload = Load anew
