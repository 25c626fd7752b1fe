// swift-format-ignore-file
// Made by Docs/Cases/embed.sh from Docs/Cases/published; do not edit.

/// The published cases, as they stand in their folder.
public enum PublishedCases {
  /// The files, in order of name.
  static let files: [(name: String, text: String)] = [
    ("01-full-then-typing.scenario", ###"""
# A full field, and one more key.
title    "ten letters, then one more"
policy   delegate-only, editing-changed, combined
keyboard english
text     "abcdefghij"

keys k
expect text "abcdefghij"
expect refused            for delegate-only, combined
expect accepted           for editing-changed
expect cut "k"            for editing-changed
expect remaining 0
"""###),
    ("06-undo-after-cut-paste.scenario", ###"""
# The recorded range of a paste outlives what the filter cut.
title    "case 6: undo after a cut paste"
policy   delegate-only, editing-changed, combined, limit-length
keyboard english
limit    10
text     "一二三四五六七八"

paste "ABCDE"
expect text "一二三四五六七八"      for delegate-only
expect text "一二三四五六七八AB"    for editing-changed, combined, limit-length
expect cut "CDE"                    for editing-changed, combined, limit-length
undo
expect crash                        for editing-changed, combined, limit-length
"""###),
  ]
}
