## The server on the command line

help-play-host = Address to listen at; by default every one of this machine.
help-play-port = Port to listen at; 8642 by default, the next free one if it is taken.
help-play-data = Folder where tables are kept; by default among your other programs' data.
help-play-keep = Days after which a table that nobody touched is forgotten, with its replay; 180 unless you say otherwise.
help-play-local = Only for this machine, not for the local network.
help-play-known-as = Names under which the server is reached, with commas between them; it answers to no other. By default to any.
help-play-origins = Pages besides its own that may speak to the server, with commas between them, such as https://mine.example.
help-play-proxies = Addresses or networks of proxies in front of the server, with commas between them: their X-Forwarded-For counts.
help-play-no-browser = Do not open a browser.
serve-here = Motherlode is open: { $address }
serve-network = For friends in the same network: { $address }
serve-port-taken = Port { $wanted } is taken; this is port { $port }.
serve-no-client = The pages are not built, so there is nothing to see in a browser yet.
serve-stop = Ctrl+C closes the mine. Tables are kept.
serve-failed = The server cannot start: { $why }
serve-newer-file = A newer version of Motherlode wrote { $path }. This one would damage it: update, or give another folder with --data.
serve-occupied = The tables in { $folder } are open already: { $address }
serve-empty-file = { $path } is empty, and tables may have been in it. Put a copy back in its place; if there were none, delete it.
serve-bad-folder = The server cannot start: the folder { $folder } for its tables cannot be used ({ $why }). Name another one with --data.

## Opening a private seat link

seat-link-title = Your seat at the table
seat-link-text = { $name }, go on playing on this device? The other one will look on.
seat-link-button = Take my seat here
seat-link-bad = This link is good no more. A new one is on the device where you play.

## What the table does not allow

table-bad-name = A name needs at least one letter.
table-bad-origin = This request came from another site.
table-bad-remark = That cannot be said here.
table-banned = The operator of this site does not let you play here.
table-blocked = The host of this table does not want you there.
table-bot-plays = A bot plays your seat. Take it back first.
table-chat-off = Free talk is switched off at this table.
table-forbidden-words = This site does not allow one of those words.
table-no-such-remark = There is no such remark any more.
table-held = Something is about to be played already: take it back first.
table-aids-off = The host has switched the thinking aids off.
table-claims-off = Nobody may tell at this table what a map showed.
table-ended = This table is closed.
table-failed = Something went wrong on the server. Nothing has changed.
table-has-seat = You already have a seat at this table.
table-hello-first = The connection was not opened properly. Reload the page.
table-malformed = The server could not make sense of that. Reload the page.
table-no-bot-there = No bot plays there.
table-no-empty-seat = No seat is free.
table-no-such-bot = There is no bot called “{ $bot }”.
table-no-such-clause = There is no such rule.
table-no-such-language = There are no texts in that language.
table-no-such-link = This link is good no more.
table-no-such-page = There is nothing here.
table-no-such-seat = There is no such seat.
table-no-such-table = There is no such table.
table-nobody-else-there = Nobody else sits there.
table-not-away = Nobody is away there.
table-not-host = Only the host may do that.
table-not-json = The server could not make sense of that.
table-not-over = The game is not over yet.
table-not-playing = The game has not begun.
table-not-seated = You have no seat at this table.
table-not-waiting = The game has begun already.
table-not-your-seat = That is not your seat.
table-paused = The round is over. Press on first.
table-rules-changed = The rules here have changed since that game; its record is kept.
table-seat-taken = That seat is taken.
table-seats-empty = Some seats are empty. Wait for friends or fill them with bots.
table-stale = The table has moved on meanwhile. Look again.
table-moved = The table is moving to another server. Try again in a moment.
table-storage-failed = Nothing can be saved right now, so nothing has changed. Try again in a moment.
table-stuck = This table cannot be opened at the moment. Nothing is lost; the server tries again by itself.
table-talk-full = Everything has been said at this table.
table-too-fast = Slow down a little.
table-too-large = That is too long.
table-too-many = It is too crowded here. Try again later.
