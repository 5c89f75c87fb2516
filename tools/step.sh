# Long work with a line of progress: its output goes to a log, of which a failure shows the end.

log_of() { # TITLE [EXTENSION] → the log file of that step
  mkdir -p build/log
  echo "build/log/$(tr -cs 'A-Za-z0-9\n' '-' <<<"$1").${2:-log}"
}

step() { # TITLE COMMAND... → the command's exit status
  local title=$1 log started=$SECONDS status=0 ticker
  shift
  log=$(log_of "$title")
  printf '%s: ' "$title"
  tick "$title" &
  ticker=$!
  "$@" >"$log" 2>&1 </dev/null || status=$?
  kill "$ticker" 2>/dev/null && wait "$ticker" 2>/dev/null || true
  if [[ -t 1 ]]; then printf '\r\033[K%s: ' "$title"; fi
  if ((status)); then
    echo "failed after $((SECONDS - started)) s"
    show_end "$log"
  else
    echo "$((SECONDS - started)) s"
  fi
  return "$status"
}

# Counts the seconds on a terminal, until killed or until the script is gone; elsewhere the title has to do.
tick() { # TITLE
  local started=$SECONDS
  while [[ -t 1 ]] && kill -0 $$ 2>/dev/null; do
    printf '\r%s … %d s' "$1" $((SECONDS - started))
    sleep 1
  done
}

show_end() { # LOG
  {
    echo "  --- the end of $1 ---"
    tail -n 40 "$1" | sed 's/^/  /'
  } >&2
}

# Whether anything under the given paths is newer than the stamp; folders count, so that a deletion is seen.
changed_since() { # STAMP PATH...
  local stamp=$1
  shift
  [[ ! -e $stamp ]] && return 0
  [[ -n $(find "$@" -name node_modules -prune -o -newer "$stamp" -print -quit) ]]
}
