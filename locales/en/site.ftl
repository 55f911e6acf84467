## Sites of many nodes: `motherlode serve`
help-serve = Tables for others: by this one server, or as a node of a site on PostgreSQL.
help-serve-database = Where the site keeps everything, such as postgresql://motherlode@host/motherlode. A password does not go here, since everybody on the machine could read it: put the whole address into MOTHERLODE_DATABASE, or into a file that MOTHERLODE_DATABASE_FILE names.
help-serve-bus = Where the nodes talk to each other: Valkey or Redis, such as redis://host:6379/0; with a password in MOTHERLODE_BUS or MOTHERLODE_BUS_FILE.
help-serve-address = Where the other nodes reach this one, if not at the address it listens at.
help-serve-metrics = Where Prometheus finds what this node counts; nowhere unless you say so. Not for players: choose an address that only you reach.
help-serve-demo = A site of N nodes on this machine, with a PostgreSQL and a Valkey of its own, to look at.
usage-password = A password in { $option } can be read by everybody on this machine. Put the whole address into the variable { $variable }, or into a file that { $variable }_FILE names.
usage-address = { $option } takes an address that begins with { $kind }://
usage-address-file = The file { $file } with the address cannot be read: { $why }
usage-needs-extra = This needs packages that a plain installation does without: pip install "motherlode[{ $extra }]"
site-no-database = The site cannot open: its database cannot be used ({ $why }).
site-newer-database = A newer version of Motherlode has changed the database (form { $form }) in a way that this one cannot use: update this node.
site-no-metrics = The counts for Prometheus cannot be offered at { $address }: { $why }
site-demo-node = Node { $number }: { $address }
site-demo-kill = Nodes come back by themselves. To see what players notice, end one: kill -9 { $process }
site-demo-again = Node { $number } has ended and is started again.
table-moved = The table is moving to another server. Try again in a moment.
