# bash completion for verity

_verity() {
  local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} prefix='' joined=''
  COMPREPLY=()

  # "--option=value" is one word or three, as COMP_WORDBREAKS says.
  if [[ $word == --*=* ]]; then
    joined=yes option=${word%%=*} prefix=${word%%=*}= word=${word#*=}
  elif [[ $word == '=' ]]; then
    joined=yes word=''
  elif [[ $option == '=' && $COMP_CWORD -gt 2 ]]; then
    joined=yes option=${COMP_WORDS[COMP_CWORD - 2]}
  fi

  # Each option: those that take a value end in "=", and may have the words for it behind them;
  # FILES stands for names of files, COMMANDS for programs. An option that is here twice can go
  # without a value.
  local name values options=() has_value='' goes_without='' wanted=''
  while read -r name values; do
    options+=("$name")
    case $name in
      "$option=") has_value=yes wanted=$values ;;
      "$option") goes_without=yes ;;
    esac
  done <<'END'
--title=
--icon= FILES
--width=
--height=
--timeout=
--ok-label=
--cancel-label=
--extra-button=
--modal
--app-id=
--entry
--text=
--entry-text=
--hide-text
--placeholder=
--register
--register= FILES
--required
--type= text integer number email url date time datetime datetime-local month week duration color hostname ipv4 ipv6 ip port uuid mac username regex json-pointer file folder new-file
--min-length=
--max-length=
--length-unit= character codepoint utf16 byte
--min=
--max=
--step=
--pattern=
--one-of=
--one-of-file= FILES
--not-one-of=
--not-one-of-file= FILES
--ignore-case
--confirm
--confirm-text=
--validate-command= COMMANDS
--validate-timeout=
--trim
--required-message=
--type-message=
--min-length-message=
--max-length-message=
--min-message=
--max-message=
--step-message=
--pattern-message=
--one-of-message=
--not-one-of-message=
--confirm-message=
--validate-command-message=
--validate
--validate=
--output= plain json nul
--backend= auto gtk terminal
--help
--help-all
--help-general
--help-entry
--help-rules
--help-misc
--version
END

  if [[ -z $joined && ( -z $has_value || -n $goes_without ) ]]; then
    [[ $word == -* ]] || return 0
    mapfile -t COMPREPLY < <(compgen -W "${options[*]}" -- "$word")
    # A value follows without a space.
    [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
  elif [[ $wanted == FILES ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -P "$prefix" -f -- "$word")
  elif [[ $wanted == COMMANDS ]]; then
    mapfile -t COMPREPLY < <(compgen -P "$prefix" -c -- "$word")
  elif [[ -n $wanted ]]; then
    mapfile -t COMPREPLY < <(compgen -P "$prefix" -W "$wanted" -- "$word")
  fi
}

complete -F _verity verity
