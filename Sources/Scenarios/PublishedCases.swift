// swift-format-ignore-file
// Made by Docs/Cases/embed.sh from Docs/Cases/published; do not edit.

/// The published cases, as they stand in their folder.
public enum PublishedCases {
  /// The files, in order of name.
  static let files: [(name: String, text: String)] = [
    ("01-full-then-pinyin.scenario", ###"""
# The field is full of Han, and somebody types pinyin. May letters be composed at all?
title   "case 1: ten Han characters, then pinyin"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九十"

keys hao
expect text "一二三四五六七八九十"             for delegate-only, combined, exact
expect refused                             for delegate-only, combined, exact
expect state "一二三四五六七八九十[hao|]"      for editing-changed, limit-length
expect remaining -3                        for editing-changed, limit-length

# A space picks the first candidate where something is being composed, and is a space elsewhere.
keys {space}
expect text "一二三四五六七八九十"
expect refused                             for delegate-only, combined, exact
expect cut "好"                            for editing-changed, limit-length
expect unmarked
"""###),
    ("02-full-then-nine-grid.scenario", ###"""
# Rule B: the second tap is announced as an insertion at the caret, but it deletes the character before.
# The filter has just cut the first letter away, so that character is a Han.
title   "case 2: full, nine-grid English, fast tapping"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九十"
keyboard english9

keys 22
expect text "一二三四五六七八九十"             for delegate-only, combined, exact
expect refused                             for delegate-only, combined, exact
expect text "一二三四五六七八九b"              for editing-changed, limit-length
"""###),
    ("02b-one-left-then-nine-grid.scenario", ###"""
title   "case 2b: one place left, nine-grid English, fast tapping"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九"
keyboard english9

keys 22
expect text "一二三四五六七八九a"              for delegate-only, combined
expect refused                             for delegate-only, combined
expect text "一二三四五六七八九b"              for editing-changed, limit-length, exact
"""###),
    ("03-one-left-long-pinyin.scenario", ###"""
# One place is left, and the syllable has six letters.
title   "case 3: one place left, a long syllable"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九"

keys zh
expect state "一二三四五六七八九[z|]"           for delegate-only
expect refused                             for delegate-only
keys uang
expect state "一二三四五六七八九[z|]"           for delegate-only
expect state "一二三四五六七八九[zhuang|]"      for editing-changed, combined, limit-length, exact

pick "装"
expect text "一二三四五六七八九装"             for editing-changed, combined, limit-length, exact
expect unmarked                            for editing-changed, combined, limit-length, exact
"""###),
    ("03b-one-left-seventh-letter.scenario", ###"""
# The published allowance compares what is marked already, so a seventh letter passes (6 is not more
# than 6); then the separator is counted too, and the eighth is refused. To exact six letters for a place
# are six, and separators are none.
title   "case 3: the seventh and the eighth letter"
limit   10
policy  combined, exact
text    "一二三四五六七八九"

keys zhuang
expect accepted
expect count 15
keys a
expect accepted                             for combined
expect refused                              for exact
expect count 17                             for combined
expect count 15                             for exact
keys b
expect refused
expect count 17                             for combined
expect count 15                             for exact
"""###),
    ("04-paste-when-full.scenario", ###"""
title   "case 4: paste into a full field"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九十"

! paste "ABC"
expect text "一二三四五六七八九十"
expect refused                             for delegate-only, combined, exact
expect cut "ABC"                           for editing-changed, limit-length
"""###),
    ("04b-paste-too-long.scenario", ###"""
title   "case 4b: paste more than fits"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七"

paste "ABCDE"
expect text "一二三四五六七"                for delegate-only
expect refused                             for delegate-only
expect text "一二三四五六七ABC"             for editing-changed, combined, limit-length, exact
expect cut "DE"                            for editing-changed, combined, limit-length, exact
"""###),
    ("04c-paste-too-long-in-front.scenario", ###"""
# What is cut is the end of the text, which was there before.
title   "case 4c: paste more than fits in front of the text"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七"

caret 0
paste "ABCDE"
expect text "一二三四五六七"                for delegate-only
expect refused                             for delegate-only
expect text "ABCDE一二三四五"             for editing-changed, combined, limit-length
expect cut "六七"                          for editing-changed, combined, limit-length
expect state "ABC|一二三四五六七"           for exact
expect cut "DE"                            for exact
"""###),
    ("05-emoji-of-two-units.scenario", ###"""
title   "case 5: an emoji of two units on the last unit"
limit   11
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九十"

insert "😀"
expect text "一二三四五六七八九十"
expect refused                             for delegate-only, exact
expect cut "😀"                            for editing-changed, combined, limit-length
"""###),
    ("05b-family-of-eleven-units.scenario", ###"""
# Covering a range widens it at both ends, so the published cut keeps the whole family.
title   "case 5b: a family emoji of eleven units"
limit   11
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五"

insert "👨‍👩‍👧‍👦"
expect text "一二三四五"                   for delegate-only, limit-length, exact
expect refused                             for delegate-only, exact
expect cut "👨‍👩‍👧‍👦"                            for limit-length
expect text "一二三四五👨‍👩‍👧‍👦"                 for editing-changed, combined
expect count 16                            for editing-changed, combined
expect remaining -5                        for editing-changed, combined
"""###),
    ("06-undo-after-a-cut-paste.scenario", ###"""
# The paste is recorded as 8..<13 after the handler has cut the text to ten units.
title   "case 6: undo after a paste that was cut"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八"

paste "ABCDE"
expect text "一二三四五六七八"              for delegate-only
expect text "一二三四五六七八AB"            for editing-changed, combined, limit-length, exact
undo
expect text "一二三四五六七八"              for delegate-only
expect refused                             for delegate-only
expect crash                               for editing-changed, combined, limit-length
expect text "一二三四五六七八"              for exact
"""###),
    ("07-delete-in-over-long-text.scenario", ###"""
# The program has set more than the limit, and the user wants to shorten it.
title   "case 7: delete while the text is too long"
limit   10
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "一二三四五六七八九十百千"

delete
expect text "一二三四五六七八九十百千"       for delegate-only, combined
expect refused                             for delegate-only, combined
expect text "一二三四五六七八九十"             for editing-changed, limit-length
expect text "一二三四五六七八九十百"         for exact
"""###),
    ("08-hangul-on-the-last-place.scenario", ###"""
# Rule B: the vowel is announced as an insertion at the caret, although it makes the text no longer.
title   "case 8: Hangul on the last place"
limit   5
policy  delegate-only, editing-changed, combined, limit-length, exact
text    "가나다라"
keyboard hangul

keys ㅁ
expect text "가나다라ㅁ"
expect accepted
keys ㅏ
expect unmarked
expect text "가나다라ㅁ"                   for delegate-only, combined
expect refused                             for delegate-only, combined
expect text "가나다라마"                   for editing-changed, limit-length, exact
expect remaining 0
"""###),
    ("last-valid-double-space.scenario", ###"""
# The Chinese double space deletes the space and inserts the stop without asking; only the filter sees it.
title   "last-valid: a Chinese double space gets past the pre-check"
policy  last-valid
pattern "^[0-9 ]*$"

keys 12{space}
expect text "12 "
keys {space}
expect event deleteBackward
expect event insertText
expect cut "。"
expect text "12 "
"""###),
    ("last-valid-emoji.scenario", ###"""
# The searched range is as long as the text has Characters: with an emoji it ends one unit early, while
# the end anchor wants the true end.
title   "last-valid: an emoji is refused"
policy  last-valid

! paste "12😀3"
expect text ""
paste "12a3"
expect text "12a3"
"""###),
    ("last-valid-pattern.scenario", ###"""
# The pattern means an amount, but its dot is not escaped.
title   "last-valid: what the published pattern lets through"
policy  last-valid
keyboard english

keys 1234.56
expect text "1234.56"
! keys 7
clear
keys 12a34
expect text "12a34"
clear
keys 1234567
expect text "1234567"
expect accepted
! keys 8
expect text "1234567"
"""###),
    ("limit-type-breaks-pinyin.scenario", ###"""
# The text is assigned at every change, marked or not: the mark is gone after each letter.
title   "limit-type-intended: no Han can be entered"
policy  limit-type-intended

keys w
expect state "w|"
expect unmarked
keys o
expect state "wo|"
expect unmarked
keys {space}
expect text "wo "
"""###),
    ("limit-type-halves-a-pair.scenario", ###"""
# substringWithRange counts units, so it leaves half an emoji.
title   "limit-type-intended: a lone high surrogate"
limit   11
policy  limit-type-intended
text    "一二三四五六七八九十"

insert "😀"
expect text "一二三四五六七八九十\u{D83D}"
expect count 11
"""###),
    ("limit-type-letters-lack-t.scenario", ###"""
title   "limit-type, type letter: the published table lacks t"
policy  limit-type, limit-type-intended
filter  letter
keyboard english

keys s
expect text "s"
keys t
expect text ""                             for limit-type
expect text "st"                           for limit-type-intended
"""###),
    ("limit-type-none-empties.scenario", ###"""
# As published, type none runs the number check: any Han fails it, and the field is emptied.
title   "limit-type, type none: Han empties the field"
policy  limit-type
filter  none
text    "一二三四五"
keyboard english

keys 1
expect text ""
expect cut "一二三四五1"
"""###),
    ("wechat-name-digits.scenario", ###"""
title   "wechat-name: 32 digits"
policy  wechat-name
keyboard numberpad

keys {1*32}
expect count 32
expect accepted
! keys 1
expect count 32
"""###),
    ("wechat-name-emoji.scenario", ###"""
title   "wechat-name: eight emoji"
policy  wechat-name

insert "😀😀😀😀😀😀😀😀"
expect remaining 0
! insert "😀"
expect count 32
"""###),
    ("wechat-name-han.scenario", ###"""
title   "wechat-name: sixteen Han"
policy  wechat-name
keyboard system

keys 一二三四五六七八九十百千万亿你我
expect remaining 0
! keys 他
expect count 32
"""###),
    ("wechat-name-paste.scenario", ###"""
title   "wechat-name: a paste that is too long is dropped whole"
policy  wechat-name
text    "一二三四五六七八九十百千万亿你"

! paste "ABC"
expect text "一二三四五六七八九十百千万亿你"
paste "AB"
expect remaining 0
"""###),
    ("wechat-name-pinyin.scenario", ###"""
# Fifteen Han leave two units, and a composing letter costs two.
title   "wechat-name: fifteen Han, then pinyin"
policy  wechat-name
text    "一二三四五六七八九十百千万亿你"

keys h
expect accepted
expect state "一二三四五六七八九十百千万亿你[h|]"
! keys a
expect state "一二三四五六七八九十百千万亿你[h|]"
"""###),
  ]
}
