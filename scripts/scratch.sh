# Sourced by ./check: where tests keep what they write.
# shellcheck shell=sh

MEMORY=${MEMORY:-/dev/shm}
MOUNTS=/proc/mounts
# In kilobytes: far more than all tests keep at once.
ENOUGH=2000000

# Tests make thousands of small databases, each of which waits for a disk: in memory they take a tenth of the time.
keep_scratch_in_memory() {
    scratch=
    memory_will_do || return 0
    scratch=$(mktemp -d "$MEMORY/motherlode-check.XXXXXX")
    export TMPDIR="$scratch"
}

# Programs are built and run there too; a container may have little room.
memory_will_do() {
    [ -d "$MEMORY" ] || return 1
    [ -w "$MEMORY" ] || return 1
    if grep -s " $MEMORY " "$MOUNTS" | grep -q noexec; then return 1; fi
    free=$(df -Pk "$MEMORY" | awk 'NR == 2 { print $4 }')
    [ "${free:-0}" -ge "$ENOUGH" ]
}

drop_scratch() {
    if [ -n "${scratch:-}" ]; then rm -rf "$scratch"; fi
}
