#!/bin/sh
# Puts the sources that Docs/Exact.md lists into it. Run it after one of them has changed.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.."
awk '
  /^<!-- listing: / {
    print; print "```swift"
    while ((getline line < $3) > 0) print line
    print "```"
    inside = 1
    next
  }
  inside && /^```$/ { inside = 0; next }
  !inside { print }
' Docs/Exact.md >Docs/Exact.md.new
mv Docs/Exact.md.new Docs/Exact.md
