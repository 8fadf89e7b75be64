#!/bin/sh
# A bot for dicehall in nothing but the shell: dicehall arena cubitos --bots "exec:examples/shell_bot.sh",random
#
# It reads one line of JSON per message and answers each with one line; docs/bot-protocol.md describes them.
# A word after the name sets how careful it is: with 5, the default, it pushes if fewer than 1 of 5 pushes bust.
# It is written for the shell because every system on which dicehall runs has one.

careful=${1:-5}

# The place, from 0, of the option whose number after a key such as "to_go" is smallest; 0 if none has it.
smallest() {
    printf '%s\n' "$line" | awk -v key="\"$1\":" '{
        parts = split($0, option, /[{]"text":"[^"]*","(space|die)":/)
        best = ""
        for (place = 2; place <= parts; place++) {
            at = index(option[place], key)
            number = substr(option[place], at + length(key)) + 0
            if (at && (best == "" || number < least)) { best = place - 2; least = number }
        }
        print best + 0
    }'
}

while IFS= read -r line; do
    case $line in
    '{"type":"hello"'*)
        echo '{"type":"hello","protocol":1,"wants":["explained"]}'
        continue
        ;;
    '{"type":"game"'*)
        echo '{"type":"ready"}'
        continue
        ;;
    *'"asked":"push"'*)
        # The first "bust" is the chance that a push busts, as n of d.
        bust=$(printf '%s\n' "$line" | sed 's/.*"bust":{"n":\([0-9]*\),"d":\([0-9]*\)},"bust_at_best".*/\1 \2/')
        if [ $((${bust% *} * careful)) -lt "${bust#* }" ]; then choice='"push"'; else choice='"pass"'; fi
        ;;
    *'"asked":"move"'*) choice=$(smallest to_go) ;;
    # Whoever has the least left in the purse has bought the most.
    *'"asked":"buy"'*) choice=$(smallest purse) ;;
    *) choice=0 ;;
    esac
    echo "{\"type\":\"answer\",\"option\":$choice}"
done
