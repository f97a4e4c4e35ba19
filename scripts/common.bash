# Shared by scripts/run and scripts/test; sourced, not run.
# shellcheck shell=bash

# How many compilers may run at once: a core each, and 1.5 GB of memory each.
parallel_jobs() {
  local cores available_kilobytes fitting
  cores=$(nproc)
  available_kilobytes=$(awk '/^MemAvailable:/ {print $2}' /proc/meminfo)
  fitting=$((${available_kilobytes:-0} / 1500000))
  if ((fitting < 1)); then
    fitting=1
  fi
  echo $((fitting < cores ? fitting : cores))
}

# Runs a command; its output is shown, on standard error, only if it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || status=$?
  if ((status != 0)); then
    cat "$log" >&2
    printf '%s: this failed: %s\n' "$0" "$*" >&2
  fi
  rm -f "$log"
  return "$status"
}
