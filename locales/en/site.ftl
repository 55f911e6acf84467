## Sites of many nodes: `motherlode serve`
help-serve = Tables for others: by this one server, or as a node of a site on PostgreSQL.
help-serve-database = Where the site keeps everything, such as postgresql://motherlode@host/motherlode. A password does not go here, since everybody on the machine could read it: put the whole address into MOTHERLODE_DATABASE, or into a file that MOTHERLODE_DATABASE_FILE names.
help-serve-bus = Where the nodes talk to each other: Valkey or Redis, such as redis://host:6379/0; with a password in MOTHERLODE_BUS or MOTHERLODE_BUS_FILE.
help-serve-address = Where the other nodes reach this one, if not at the address it listens at.
help-serve-metrics = Where Prometheus finds what this node counts; nowhere unless you say so. Not for players: choose an address that only you reach.
help-serve-demo = A site of N nodes on this machine, with a PostgreSQL and a Valkey of its own, to look at.
help-serve-forbidden = A file of words, one on a line, that names and chat may not have; `word*` also finds what begins so.
usage-forbidden-words = The words in { $file } cannot be read: { $why }
usage-password = A password in { $option } can be read by everybody on this machine. Put the whole address into the variable { $variable }, or into a file that { $variable }_FILE names.
usage-address = { $option } takes an address that begins with { $kind }://
usage-unreadable-address = What { $where } holds cannot be read as an address: a port is a number, and of a password the letters @ : / ? # % are written as %40 %3A %2F %3F %23 %25.
usage-node-address = { $address } is not where other nodes could reach this one: --address takes a name or number and a port, such as 10.0.0.7:8642.
usage-metrics-address = { $address } is no place for Prometheus to ask at: --metrics takes an address of this machine and a port, such as 127.0.0.1:9642.
usage-address-file = The file { $file } with the address cannot be read: { $why }
usage-needs-extra = This needs packages that a plain installation does without: pip install "motherlode[{ $extra }]"
site-no-database = The site cannot open: its database at { $where } cannot be used ({ $why }).
site-newer-database = A newer version of Motherlode has changed the database (form { $form }) in a way that this one cannot use: update this node.
site-no-metrics = The counts for Prometheus cannot be offered at { $address }: { $why }
site-demo-begins = A PostgreSQL, a Valkey and the nodes are being started; that takes a few seconds.
site-demo-node = Node { $number }: { $address } (what it counts: { $counts })
site-demo-kill = Nodes come back by themselves. To see what players notice, end one: kill -9 { $process }
site-demo-look = Look around: motherlode admin tables --database { $database }  (the bus: { $bus })
site-demo-stop = Ctrl+C closes the mine and throws its tables away; with --data FOLDER they are kept.
site-demo-again = Node { $number } has ended and is started again.
site-demo-worker = Bots think in a worker of their own.
site-demo-worker-again = The worker has ended and is started again.

## `motherlode worker`
help-worker = Processes in which the bots of a site think, on any machine that reaches its bus; sheets and pictures are drawn there too. Nodes without workers think themselves.
help-worker-processes = How many think at the same time; one for each core unless you say otherwise.
usage-no-bus = A worker is asked by the bus: name it by --bus, MOTHERLODE_BUS or MOTHERLODE_BUS_FILE.
worker-here = Thinking for the site in { $processes } { $processes ->
    [one] process
   *[other] processes
}. Ctrl+C stops it.

## `motherlode backup`, `restore`, `move-site`
help-backup = Write everything that is kept into one file, also while tables are played.
help-backup-file = The file with the backup.
help-restore = Put everything from a backup into an empty database or folder.
help-move-site = Move all tables from the folder of ./play to the database of a site, or back. The old place is left as it was.
help-move-site-back = From the database into the folder.
moved-backup = { $file } holds { $tables } { $tables ->
    [one] table
   *[other] tables
} with { $moves } { $moves ->
    [one] move
   *[other] moves
}.
moved-restored = Back: { $tables } { $tables ->
    [one] table
   *[other] tables
} with { $moves } { $moves ->
    [one] move
   *[other] moves
}.
moved-site = Moved: { $tables } { $tables ->
    [one] table
   *[other] tables
} with { $moves } { $moves ->
    [one] move
   *[other] moves
}. They are in the old place too; serve them from one of the two only.
moved-no-file = There are no tables at { $path }.
moved-nodes = Nodes are at work on that database: { $addresses }. Stop them first.
moved-not-empty = There are tables in it already ({ $where }), and nothing is mixed with them.
moved-bad-backup = That is no whole backup: { $why }
moved-failed = That could not be done, and nothing was changed: { $why }

## `motherlode admin`
help-admin = Look at tables and people, and do something about them.
help-admin-tables = The newest tables, and where each is run.
help-admin-limit = How many; 50 unless you say otherwise.
help-admin-show = One table: who sits there, what is kept, and why it cannot be opened if it cannot.
help-admin-end = Close a table for good. Its record stays.
help-admin-repair = Make a table that cannot be opened go on from its last move that can be played.
help-admin-table = The name of the table, as in its link.
admin-table = table
admin-made = made (UTC)
admin-game = game
admin-status = status
admin-seats = seats
admin-node = run at
admin-kept = kept: { $moves } { $moves ->
    [one] row of the record
   *[other] rows of the record
}, { $said } { $said ->
    [one] remark
   *[other] remarks
}
admin-not-begun = No game has begun there.
admin-well = The record can be played to its end.
admin-broken = The record can be played up to version { $version }; after that: { $why }
admin-ended = Table { $table } is closed.
admin-mended = Table { $table } goes on; { $moves } { $moves ->
    [one] move that could not be played is gone
   *[other] moves that could not be played are gone
}.
admin-not-mended = There is nothing to mend. { $health }

## `motherlode admin`: people
help-admin-people = Everybody who holds a seat, who came last first: by the print of his browser's key, with his names.
help-admin-reports = What players complained of, with what was said around it.
help-admin-ban = Let somebody play here no more: a person by the print that `people` and `reports` show, or an address or network. It counts within ten seconds.
help-admin-unban = Let somebody play here again.
help-admin-bans = Who may not play here.
help-admin-who = The print of a person, an address such as 203.0.113.7, or a network such as 203.0.113.0/24.
help-admin-why = Why, for those who look at the list.
admin-person = person
admin-names = names
admin-tables = tables
admin-latest = last table (UTC)
admin-banned = banned
admin-no-reports = Nobody has complained of anybody.
admin-report = { $time }  table { $table }: { $name } ({ $accused }), reported by { $reporter }
admin-no-bans = Nobody is banned.
admin-banned-now = { $who } may not play here any more.
admin-unbanned = { $who } may play here again.
admin-not-banned = { $who } is not banned.
admin-bad-who = { $who } is neither the print of a person nor an address nor a network.
