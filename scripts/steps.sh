# Sourced by ./check: runs steps one after another, goes on after a failure, sums up at the end.
# Steps that mostly wait, as those of a browser do, may run beside the others.
# shellcheck shell=sh

results=$(mktemp)
beside=

# record NAME RESULT TIME [REASON]: into a file, since what runs beside is a shell of its own.
record() {
    printf '%-24s %-9s %6s  %s\n' "$1" "$2" "$3" "${4:-}" >>"$results"
}

# step NAME COMMAND ARGUMENT…
step() {
    name=$1
    shift
    printf '\n== %s: %s\n' "$name" "$*"
    began=$(date +%s)
    if run "$@"; then
        result=passed
    else
        result=FAILED
    fi
    record "$name" "$result" "$(($(date +%s) - began)) s"
}

# What runs beside is told to stop by a signal, and a shell hears signals only while it waits.
run() {
    if [ -z "${aside:-}" ]; then
        "$@"
    else
        "$@" &
        child=$!
        wait "$child"
    fi
}

# left_out NAME REASON: a step that cannot run on this machine. CI must run everything, so there it is a failure.
left_out() {
    printf '\n== %s: left out, %s\n' "$1" "$2"
    if [ "${CI:-}" = true ]; then
        record "$1" FAILED - "left out: $2"
    else
        record "$1" "left out" - "$2"
    fi
}

# begin_beside NAME COMMAND: what it says comes with `join_beside`.
begin_beside() {
    beside_name=$1
    shift
    beside_log=$(mktemp)
    printf '\n== %s: begun beside what follows\n' "$beside_name"
    (
        aside=yes
        child=
        trap 'kill $child 2>/dev/null; exit 143' TERM
        "$@"
    ) >"$beside_log" 2>&1 &
    beside=$!
}

join_beside() {
    if ! wait "$beside"; then
        record "$beside_name" FAILED - "it came to a stop"
    fi
    beside=
    cat "$beside_log"
    rm -f "$beside_log"
}

# Whatever ends the check ends what runs beside it.
stop_beside() {
    if [ -n "$beside" ]; then
        kill "$beside" 2>/dev/null || true
        rm -f "$beside_log"
    fi
    rm -f "$results"
}

# Prints the table; the exit status is that of the whole run.
summary() {
    printf '\n== Summary\n'
    cat "$results"
    failures=$(grep -c '^.\{24\} FAILED ' "$results" || true)
    if [ "$failures" = 0 ]; then
        echo "All that ran passed."
    else
        echo "Failed: $failures"
        return 1
    fi
}
