#!/usr/bin/env python3
"""Makes pinyin.dat, the embedded pinyin dictionary. See README.md for inputs and layout."""

import argparse
import bz2
import hashlib
import math
import pathlib
import struct
import sys
from importlib.metadata import version

HERE = pathlib.Path(__file__).resolve().parent
PINNED = {"jieba": "0.42.1", "pypinyin": "0.55.0"}

MAGIC = b"FLPINYIN"
VERSION = 1
HEADER_SIZE = 72
LONGEST_WORD = 8
COST_SCALE = 1024  # cost = -ln(probability) * COST_SCALE, rounded

JIEBA_LEAST_COUNT = 20
JIEBA_SCALE = 0.3  # brings jieba's counts to the scale of the Android list
LEAST_WEIGHT = 0.3  # stands for the weight 0 of the rarest characters
VOWELLESS = {"hm", "m", "n", "ng"}
RESPELLED = {"lue": "lve", "nue": "nve"}


def main():
    options = arguments()
    for package, wanted in PINNED.items():
        if version(package) != wanted:
            sys.exit(f"{package} {wanted} is needed, {version(package)} is installed")
    words = merged_words(options)
    image = pack(words)
    options.out.write_bytes(image)
    print(f"words   {len(words)}")
    print(f"bytes   {len(image)}")
    print(f"fnv1a64 {fnv1a64(image[HEADER_SIZE:]):016x}  (of all after the header)")
    print(f"sha256  {hashlib.sha256(image).hexdigest()}")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument(
        "--android", type=pathlib.Path,
        default="/usr/share/rime-data/pinyin_simp.dict.yaml")
    parser.add_argument(
        "--variants", type=pathlib.Path,
        default="/usr/share/unicode/Unihan_Variants.txt.bz2")
    return parser.parse_args()


# Words


def merged_words(options):
    """{(text, syllables): weight} from all sources, filtered."""
    android = dict(android_words(options.android))
    syllables = {syllable for _, reading in android for syllable in reading}
    known = {text for text, _ in android}

    words = dict(android)
    for text, reading, weight in jieba_words():
        if text not in known and syllables.issuperset(reading):
            words[text, reading] = weight * JIEBA_SCALE
    for text, reading, weight in modern_words():
        words[text, reading] = max(weight, words.get((text, reading), 0))

    factors = {text: float(factor) for text, factor in rows(HERE / "adjust.tsv")}
    traditional = traditional_characters(options.variants)
    return {
        (text, reading): max(weight, LEAST_WEIGHT) * factors.get(text, 1)
        for (text, reading), weight in words.items()
        if traditional.isdisjoint(text) and factors.get(text, 1) > 0
    }


def rows(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def android_words(path):
    for row in rows(path):
        if len(row) == 3:  # the YAML head has no tabs
            text, reading, weight = row
            reading = tuple(RESPELLED.get(s, s) for s in reading.split(" "))
            if VOWELLESS.isdisjoint(reading):
                yield (text, reading), int(weight)


def jieba_words():
    import jieba
    from pypinyin import lazy_pinyin

    for line in jieba.get_dict_file().read().decode("utf-8").splitlines():
        text, count, _ = line.split(" ")
        if int(count) < JIEBA_LEAST_COUNT or not 2 <= len(text) <= LONGEST_WORD:
            continue
        if all("\u4e00" <= c <= "\u9fff" for c in text):
            reading = tuple(RESPELLED.get(s, s) for s in lazy_pinyin(text))
            if len(reading) == len(text):
                yield text, reading, int(count)


def modern_words():
    for text, reading, weight in rows(HERE / "modern.tsv"):
        yield text, tuple(reading.split(" ")), int(weight)


def traditional_characters(path):
    """Characters that Unihan simplifies to another one and that GB 2312 does not have."""
    found = set()
    with bz2.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if len(fields) == 3 and fields[1] == "kSimplifiedVariant":
                character = chr(int(fields[0][2:], 16))
                if fields[0] not in fields[2].split(" ") and not in_gb2312(character):
                    found.add(character)
    return found


def in_gb2312(character):
    try:
        character.encode("gb2312")
        return True
    except UnicodeEncodeError:
        return False


# Image


class Node:
    def __init__(self):
        self.children = {}
        self.words = []


def pack(words):
    syllables = sorted({s for _, reading in words for s in reading})
    number = {s: i for i, s in enumerate(syllables)}
    total = sum(words.values())

    root = Node()
    for (text, reading), weight in words.items():
        assert len(text) == len(reading) and all(ord(c) < 0x10000 for c in text)
        node = root
        for syllable in reading:
            node = node.children.setdefault(number[syllable], Node())
        cost = min(round(-math.log(weight / total) * COST_SCALE), 0xFFFF)
        node.words.append((cost, text))
    assert sorted(root.children) == list(range(len(syllables)))
    assert all(child.words for child in root.children.values())

    queue = [(0, root)]  # breadth first: siblings lie together, words are ordered by length
    node_child, node_word, costs, texts = [], [], [], []
    for _, node in queue:
        node_child.append(len(queue))
        queue += sorted(node.children.items())
        node_word.append(len(costs))
        for cost, text in sorted(node.words):
            costs.append(cost)
            texts.append(text)
    node_child.append(len(queue))
    node_word.append(len(costs))

    return image([
        (8, b"".join(s.encode("ascii").ljust(8, b"\0") for s in syllables)),
        (2, array("H", [syllable for syllable, _ in queue])),
        (4, array("I", node_child)),
        (4, array("I", node_word)),
        (2, array("H", costs)),
        (2, "".join(texts).encode("utf-16-le")),
    ])


def array(code, numbers):
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def image(sections):
    """Header and sections: magic, version, size, checksum, then (offset, count) of each section."""
    table, body = b"", b""
    for unit, section in sections:
        table += struct.pack("<II", HEADER_SIZE + len(body), len(section) // unit)
        body += section + b"\0" * (-len(section) % 4)
    header = MAGIC + struct.pack("<IIQ", VERSION, HEADER_SIZE + len(body), fnv1a64(body)) + table
    return header.ljust(HEADER_SIZE, b"\0") + body


def fnv1a64(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


if __name__ == "__main__":
    main()
