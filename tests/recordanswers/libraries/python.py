"""Answers each line "base<TAB>ref" of the input with "=target", or "!" for an error."""
import platform
import sys
from urllib.parse import urljoin

print("Python urllib.parse.urljoin", platform.python_version(), sep="\t")
for line in sys.stdin:
    base, ref = line.rstrip("\n").split("\t")
    try:
        print("=" + urljoin(base, ref))
    except ValueError:
        print("!")
