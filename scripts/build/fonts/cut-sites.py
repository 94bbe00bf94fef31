# Cuts typefaces of the agents' templates down to the letters of English and French, and to the letters beyond them that
# names have (Nguyễn, Łukasz), into src/sites/fonts. Only needed when a typeface changes; the packages are not installed:
#   npm pack @fontsource-variable/newsreader && tar xzf fontsource-variable-newsreader-*.tgz
#   python3 scripts/build/fonts/cut-sites.py package   (pip: fonttools, brotli)

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FILES = Path(sys.argv[1]) / 'files'
TARGET = Path(__file__).parents[3] / 'src/sites/fonts'

# The same ranges stand in src/sites/fonts/newsreader.css.
LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x152, 0x153, 0x178, 0x20AC, 0x2122, 0x2212),
    *range(0x2010, 0x2040),
]
EXTENDED = [*range(0x100, 0x152), *range(0x154, 0x178), *range(0x179, 0x180), 0x218, 0x219, 0x21A, 0x21B]
VIETNAMESE = [0x102, 0x103, 0x110, 0x111, 0x128, 0x129, 0x168, 0x169, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1EA0, 0x1EFA)]

# Sturdy where it is read, sharp where it is large.
AXES = {
    'newsreader': {'opsz': 14, 'wght': (400, 650)},
    'newsreader-display': {'opsz': 56, 'wght': 680},
}
SETS = {'latin': LATIN, 'latin-ext': EXTENDED, 'vietnamese': VIETNAMESE}

for name, axes in AXES.items():
    for of, letters in SETS.items():
        source = FILES / f'newsreader-{of}-opsz-normal.woff2'
        font = instancer.instantiateVariableFont(TTFont(source), axes)
        options = subset.Options()
        options.layout_features = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'ccmp']
        options.hinting = False
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=letters)
        subsetter.subset(font)
        font.flavor = 'woff2'
        target = TARGET / (f'{name}.woff2' if of == 'latin' else f'{name}-{of}.woff2')
        font.save(target)
        print(f'{target.name} {target.stat().st_size / 1000:.1f} kB')
