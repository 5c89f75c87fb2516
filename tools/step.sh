# Long work with a line of progress: the output goes to a log, of which a failure shows the end.

log_of() { # TITLE [EXTENSION] → the log file of that step
  mkdir -p build/log
  echo "build/log/$(tr -cs 'A-Za-z0-9\n' '-' <<<"$1").${2:-log}"
}

step() { # TITLE COMMAND... → the command's exit status
  local title=$1 log started=$SECONDS status=0 ticker=
  shift
  log=$(log_of "$title")
  if [[ -t 1 ]]; then
    tick "$title" &
    ticker=$!
  fi
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if [[ $ticker ]]; then
    kill "$ticker" 2>/dev/null && wait "$ticker" 2>/dev/null || true
    printf '\r'
  fi
  if ((status)); then
    printf '%s: failed after %d s\n' "$title" $((SECONDS - started))
    show_end "$log"
  else
    printf '%s: %d s\n' "$title" $((SECONDS - started))
  fi
  return "$status"
}

tick() { # TITLE: counts the seconds until killed, or until the script is gone
  local started=$SECONDS
  while kill -0 $$ 2>/dev/null; do
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
