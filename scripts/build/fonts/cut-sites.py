# Cuts typefaces of the agents' templates down to the letters of English and French, and Newsreader also to the letters
# beyond them that names have (Nguyễn, Łukasz), into src/sites/fonts. Only needed when a typeface changes; the packages
# are not installed:
#   npm pack @fontsource-variable/{bodoni-moda,figtree,fraunces,hanken-grotesk,instrument-sans,jost,libre-bodoni,newsreader,ysabeau}
#   for file in *.tgz; do tar xzf $file --one-top-level=packages/$file --strip-components=1; done
#   python3 scripts/build/fonts/cut-sites.py packages   (Debian: python3-fonttools, python3-brotli)

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path(sys.argv[1])
TARGET = Path(__file__).parents[3] / 'src/sites/fonts'

# The same ranges stand in src/sites/fonts/*.css.
LATIN = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x152, 0x153, 0x178, 0x20AC, 0x2122, 0x2212),
    *range(0x2010, 0x2040),
]
EXTENDED = [*range(0x100, 0x152), *range(0x154, 0x178), *range(0x179, 0x180), 0x218, 0x219, 0x21A, 0x21B]
VIETNAMESE = [0x102, 0x103, 0x110, 0x111, 0x128, 0x129, 0x168, 0x169, 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x1EA0, 0x1EFA)]
SETS = {'latin': LATIN, 'latin-ext': EXTENDED, 'vietnamese': VIETNAMESE}

# Newsreader: sturdy where it is read, sharp where it is large. Bodoni Moda and Fraunces are for headings only.
CUTS = {
    'instrument-sans': ('instrument-sans-{}-wght-normal', {'wght': (400, 700)}, ['latin']),
    'newsreader': ('newsreader-{}-opsz-normal', {'opsz': 14, 'wght': (400, 650)}, SETS),
    'newsreader-display': ('newsreader-{}-opsz-normal', {'opsz': 56, 'wght': 680}, SETS),
    'bodoni-moda': ('bodoni-moda-{}-opsz-normal', {'opsz': 16, 'wght': 500}, ['latin']),
    'bodoni-moda-italic': ('bodoni-moda-{}-wght-italic', {'wght': 400}, ['latin']),
    'fraunces-bold': ('fraunces-{}-soft-normal', {'SOFT': 100, 'wght': 800}, ['latin']),
    'figtree': ('figtree-{}-wght-normal', {'wght': (400, 900)}, ['latin']),
    'hanken-grotesk': ('hanken-grotesk-{}-wght-normal', {'wght': (300, 700)}, ['latin']),
    'jost': ('jost-{}-wght-normal', {'wght': (400, 900)}, ['latin']),
    'fraunces': ('fraunces-{}-soft-normal', {'SOFT': 100, 'wght': 560}, ['latin']),
    'libre-bodoni': ('libre-bodoni-{}-wght-normal', {'wght': 500}, ['latin']),
    'ysabeau': ('ysabeau-{}-wght-normal', {'wght': (400, 700)}, ['latin']),
    'fredoka': ('fredoka-{}-wght-normal', {'wght': 560}, ['latin', 'latin-ext']),
    'league-gothic': ('league-gothic-{}-wdth-normal', {'wdth': 100}, SETS),
    'nunito': ('nunito-{}-wght-normal', {'wght': (400, 700)}, ['latin']),
}


def saved(font: TTFont) -> TTFont:
    """The font as its file says it: fontTools can't cut what it has only just instanced."""
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


for name, (package_file, axes, sets) in CUTS.items():
    for letters in sets:
        source = next(PACKAGES.glob(f'*/files/{package_file.format(letters)}.woff2'))
        options = subset.Options()
        options.layout_features = ['kern', 'lnum', 'tnum', *(['ccmp', 'mark'] if letters != 'latin' else [])]
        options.hinting = False
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=SETS[letters])
        font = TTFont(source)
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(saved(font), axes)
        font.flavor = 'woff2'
        target = TARGET / (f'{name}.woff2' if letters == 'latin' else f'{name}-{letters}.woff2')
        font.save(target)
        print(f'{target.name} {target.stat().st_size / 1000:.1f} kB')
