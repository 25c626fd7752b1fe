#!/bin/sh
# Writes the published cases into Sources/Scenarios/PublishedCases.swift, so that the program has them
# without a file. Run it from anywhere after a case has changed.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")"
target=../../Sources/Scenarios/PublishedCases.swift
{
  echo '// swift-format-ignore-file'
  echo '// Made by Docs/Cases/embed.sh from Docs/Cases/published; do not edit.'
  echo
  echo '/// The published cases, as they stand in their folder.'
  echo 'public enum PublishedCases {'
  echo '  /// The files, in order of name.'
  echo '  static let files: [(name: String, text: String)] = ['
  for file in published/*.scenario; do
    printf '    ("%s", ###"""\n' "${file#published/}"
    cat "$file"
    echo '"""###),'
  done
  echo '  ]'
  echo '}'
} >"$target.new"
mv "$target.new" "$target"
