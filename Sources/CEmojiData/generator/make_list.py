#!/usr/bin/env python3
"""Makes emoji.tsv, the embedded list of emoji and their names. See README.md for inputs and layout."""

import argparse
import hashlib
import pathlib
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

HERE = pathlib.Path(__file__).resolve().parent
UNICODE = pathlib.Path("/usr/share/unicode")

TONES = [chr(code) for code in range(0x1F3FB, 0x1F400)]
PRESENTATION = "\N{VARIATION SELECTOR-16}"
PLACE = "~"  # where a tone goes

TEST_LINE = re.compile(r"([0-9A-F ]+?) *; fully-qualified +# \S+ E[0-9.]+ (.+)")
TONE_NAME = re.compile(r"[:,] (?:medium-)?(?:light|medium|dark) skin tone")


def main():
    options = arguments()
    names = dict(test_names(options.test))
    lines = ["\t".join(line) + "\n" for line in entries(names, options)]
    data = "".join(lines).encode()
    options.out.write_bytes(data)
    print(f"emoji  {len(lines)} for {len(names)} sequences")
    print(f"bytes  {len(data)}")
    print(f"sha256 {hashlib.sha256(data).hexdigest()}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--test", type=pathlib.Path, default=UNICODE / "emoji/emoji-test.txt")
    parser.add_argument("--cldr", type=pathlib.Path, default=UNICODE / "cldr/common")
    return parser.parse_args()


def test_names(path):
    """(sequence, English name) of each fully-qualified emoji, in the order of keyboards."""
    for line in path.read_text().splitlines():
        if match := TEST_LINE.fullmatch(line):
            yield "".join(chr(int(code, 16)) for code in match[1].split()), match[2]


# Skin tones


# Where the pair of two tones has a longer name than the one sign for both.
PAIRED = {"kiss": ": person, person", "couple with heart": ": person, person"}


def templates(names):
    """{untoned sequence: [template, template for two tones if that is another sequence]}."""
    toned = {}  # (name without tones, number of tones): template
    for emoji, name in names.items():
        if tones := [sign for sign in emoji if sign in TONES]:
            template = re.sub("[%s]" % "".join(TONES), PLACE, emoji)
            if toned.setdefault((bare(name), len(set(tones))), template) != template:
                sys.exit(f"{name}: two ways to write its tones")
    result = {}
    for emoji, name in names.items():
        if not any(tone in emoji for tone in TONES):
            one = toned.get((name, 1))
            two = toned.get((name + PAIRED.get(name, ""), 2))
            forms = [placed(emoji, one) if one else emoji]
            result[emoji] = forms + [two] if two not in (None, one) else forms
    return result


def placed(emoji, toned):
    """The untoned sequence with the places of its tones: a tone takes the place of the sign and of a presentation selector behind it."""
    template, rest = "", emoji
    for sign in toned:
        if sign == PLACE:
            template += PLACE
            if rest.startswith(PRESENTATION):
                template += PRESENTATION
                rest = rest[1:]
        elif rest.startswith(sign):
            template += sign
            rest = rest[1:]
        else:
            sys.exit(f"{emoji}: does not have the form of {toned}")
    if rest:
        sys.exit(f"{emoji}: longer than {toned}")
    return template


def bare(name):
    """The name without its tones: what the untoned emoji is called."""
    stripped = TONE_NAME.sub("", name)
    # `person: light skin tone, red hair` is `person: red hair`.
    return stripped.replace(", ", ": ", 1) if ": " in name and ":" not in stripped else stripped


def check(listed, names):
    """Whether the list gives exactly the sequences of the file."""
    made = set()
    for one, *two in listed:
        made.add(one.replace(PLACE, ""))
        for first in TONES if PLACE in one else []:
            made.add(applied(one, first, first))
            for second in TONES:
                if first != second and (two or one.count(PLACE) == 2):
                    made.add(applied((two or [one])[0], first, second))
    if made != set(names):
        sys.exit(f"tones: {sorted(made ^ set(names))[:5]}")


def applied(template, first, second):
    template = template.replace(PLACE + PRESENTATION, PLACE)
    return template.replace(PLACE, first, 1).replace(PLACE, second)


# Names


def entries(names, options):
    """(templates, names, keywords) of each emoji, everything as it is searched for."""
    english = annotations(options.cldr, "en")
    chinese = annotations(options.cldr, "zh")
    own = dict(line.split("\t") for line in (HERE / "chinese.tsv").read_text().splitlines())
    listed = templates(names)
    check(listed.values(), names)
    if unknown := own.keys() - listed.keys():
        sys.exit(f"chinese.tsv: {unknown}")
    for emoji, forms in listed.items():
        key = emoji.replace(PRESENTATION, "")
        name = names[emoji]
        called = phrases([name, name + PAIRED.get(name, ""), *chinese[0].get(key, [])])
        words = [*english[1].get(key, []), *chinese[1].get(key, []), *own.get(emoji, "").split("|")]
        words += [unaccented(phrase) for phrase in called]
        known = {*called, *called[0].split()}
        yield (
            "/".join(forms), ",".join(called),
            ",".join(phrase for phrase in phrases(words) if phrase not in known))


def annotations(folder, language):
    """({sequence: [name]}, {sequence: keywords}), both without presentation selectors."""
    names, keywords = {}, {}
    for part in ("annotations", "annotationsDerived"):
        for element in ElementTree.parse(folder / part / f"{language}.xml").iter("annotation"):
            kind = names if element.get("type") == "tts" else keywords
            kind[element.get("cp")] = [word.strip() for word in (element.text or "").split("|")]
    return names, keywords


def phrases(texts):
    """The texts in lower case, without punctuation, each once."""
    result = {}
    for text in texts:
        text = unicodedata.normalize("NFC", text).lower()
        words = "".join(sign if sign.isalnum() or sign in "#*" else " " for sign in text).split()
        if words:
            result[" ".join(words)] = None
    return list(result)


def unaccented(text):
    return "".join(s for s in unicodedata.normalize("NFD", text) if not unicodedata.combining(s))


if __name__ == "__main__":
    main()
