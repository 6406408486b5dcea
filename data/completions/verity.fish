# fish completion for verity

complete -c verity -f

# General options
complete -c verity -l title -x -d 'Set the heading and window title'
complete -c verity -l icon -r -F -d 'Show a picture: a file or icon name'
complete -c verity -l width -x -d 'Set the width in pixels'
complete -c verity -l height -x -d 'Set the height in pixels'
complete -c verity -l timeout -x -d 'Close after this many seconds'
complete -c verity -l ok-label -x -d "Set the confirm button's label"
complete -c verity -l cancel-label -x -d "Set the cancel button's label"
complete -c verity -l extra-button -x -d 'Add a button'
complete -c verity -l modal -d 'Ask the desktop to keep the dialog in front'
complete -c verity -l app-id -x -d 'Set the application id'

# Entry options
complete -c verity -l entry -d 'Ask for one line of text'
complete -c verity -l text -x -d 'Set the text above the entry'
complete -c verity -l entry-text -x -d 'Set the initial text'
complete -c verity -l hide-text -d 'Show dots for what is typed'
complete -c verity -l placeholder -x -d 'Set what an empty entry shows'
complete -c verity -l register -F -d 'Append the value to the register, or to a file'

# Rules
complete -c verity -l required -d 'Refuse the empty text'
complete -c verity -l type -x -a 'text integer number email url date time datetime datetime-local month week duration color hostname ipv4 ipv6 ip port uuid mac username regex json-pointer file folder new-file' \
  -d 'Ask for a number, a date …'
complete -c verity -l min-length -x -d 'Ask for at least so many characters'
complete -c verity -l max-length -x -d 'Ask for at most so many characters'
complete -c verity -l length-unit -x -a 'character codepoint utf16 byte' \
  -d 'Choose what a length is counted in'
complete -c verity -l min -x -d 'Ask for a number, date or time from this on'
complete -c verity -l max -x -d 'Ask for a number, date or time up to this'
complete -c verity -l step -x -d 'Ask for whole steps from the minimum or zero'
complete -c verity -l pattern -x -d 'Ask for a match of the whole text'
complete -c verity -l one-of -x -d 'Ask for one of these values'
complete -c verity -l one-of-file -r -F -d 'Ask for one of the lines of a file'
complete -c verity -l not-one-of -x -d 'Refuse these values'
complete -c verity -l not-one-of-file -r -F -d 'Refuse the lines of a file'
complete -c verity -l ignore-case -d 'Compare with these values whatever the case'
complete -c verity -l confirm -d 'Ask for the text a second time'
complete -c verity -l confirm-text -x -d 'Set the text above the second entry'
complete -c verity -l validate-command -x -a '(__fish_complete_command)' -d 'Ask a program last'
complete -c verity -l validate-timeout -x -d 'Wait so many seconds for the program'
complete -c verity -l trim -d 'Take white space off both ends first'
complete -c verity -l required-message -x -d 'Say this when empty'
complete -c verity -l type-message -x -d 'Say this when not of the type'
complete -c verity -l min-length-message -x -d 'Say this when too short'
complete -c verity -l max-length-message -x -d 'Say this when too long'
complete -c verity -l min-message -x -d 'Say this when below the minimum'
complete -c verity -l max-message -x -d 'Say this when above the maximum'
complete -c verity -l step-message -x -d 'Say this when between two steps'
complete -c verity -l pattern-message -x -d 'Say this when it does not match'
complete -c verity -l one-of-message -x -d 'Say this when not one of the values'
complete -c verity -l not-one-of-message -x -d 'Say this when one of the refused values'
complete -c verity -l confirm-message -x -d 'Say this when the texts differ'
complete -c verity -l validate-command-message -x \
  -d 'Say this instead of what the program prints'

# Miscellaneous options
complete -c verity -l validate -d 'Judge a value, or each line of standard input, without a dialog'
complete -c verity -l output -x -a 'plain json nul' -d 'Choose how the value is printed'
complete -c verity -l backend -x -a 'auto gtk terminal' -d 'Choose where the question is asked'
complete -c verity -s h -l help -d 'Show the most used options'
complete -c verity -l help-all -d 'Show all options'
complete -c verity -l help-general -d 'Show general options'
complete -c verity -l help-entry -d 'Show entry options'
complete -c verity -l help-rules -d 'Show rules'
complete -c verity -l help-misc -d 'Show miscellaneous options'
complete -c verity -l version -d 'Print the version'
