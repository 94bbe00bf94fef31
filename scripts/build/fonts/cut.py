# Cuts the two typefaces down to what our pages show, into src/layouts/fonts: the letters of English and French, two
# widths of Bricolage Grotesque drawn for the sizes they are set in, and Instrument Sans from 400 to 700.
# Only needed when a typeface or the list of letters changes: python3 scripts/build/fonts/cut.py (pip: fonttools, brotli)

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / 'node_modules/@fontsource-variable'
BRICOLAGE = PACKAGES / 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
INSTRUMENT = PACKAGES / 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

# The same ranges stand in scripts/build/cut-fonts.ts.
LETTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *(0x152, 0x153, 0x178),
    *range(0x2000, 0x2070),
    *(0x20AC, 0x2122, 0x2212),
]
CUTS = {
    'bricolage-narrow': (BRICOLAGE, {'opsz': 80, 'wght': 750, 'wdth': 88}),
    'bricolage-wide': (BRICOLAGE, {'opsz': 36, 'wght': 700, 'wdth': 100}),
    'instrument': (INSTRUMENT, {'wght': (400, 700)}),
}

for name, (source, axes) in CUTS.items():
    font = instancer.instantiateVariableFont(TTFont(source), axes)
    options = subset.Options()
    options.layout_features = ['kern', 'liga', 'tnum']
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = 'woff2'
    target = ROOT / 'src/layouts/fonts' / f'{name}.woff2'
    font.save(target)
    print(f'{target.name} {target.stat().st_size / 1000:.1f} kB')
