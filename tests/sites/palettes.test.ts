import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { paletteNames } from '#messages/palettes.ts'
import { TEMPLATES } from '#sites/templates/templates.ts'

const PALETTES = TEMPLATES.flatMap((template) =>
  template.palettes.map((palette) => ({
    palette,
    template,
    name: `${template.name} ${palette.name}`
  }))
)

test.each(PALETTES)('$name is named in English and in French', ({ palette }) => {
  expect(paletteNames.en[palette.name]).toBeTruthy()
  expect(paletteNames.fr[palette.name]).toBeTruthy()
})

/** Pairs that a template writes in, by custom property. */
const PAIRS = [
  ['ink', 'ground'],
  ['soft', 'ground'],
  ['ink', 'tint'],
  ['soft', 'tint'],
  ['on-accent', 'accent'],
  ['accent', 'ground'],
  ['on-deep', 'deep'],
  ['error', 'ground'],
  ['error', 'tint']
] as const

test.each(PALETTES)('every word of $name is readable on its ground', ({ palette, template }) => {
  const colour = coloursOf(template.name, palette.name)
  const [ground, ink, accent] = palette.swatch
  expect(colour('ink')).toBe(ink)
  expect(colour('accent')).toBe(accent)

  for (const [over, under] of PAIRS) {
    const back = under === 'ground' ? ground : colour(under)
    expect([over, under, contrast(colour(over), back) >= 4.5]).toEqual([over, under, true])
  }
})

test.each(TEMPLATES)(
  'the stylesheet of $name has every choice of its table',
  ({ name, palettes, typefaces }) => {
    const css = readFileSync(`src/sites/templates/${name}/${name}-choices.css`, 'utf8')
    for (const palette of palettes.slice(1))
      expect(css).toContain(`.${name}.palette-${palette.name} `)
    for (const typeface of typefaces.slice(1))
      expect(css).toContain(`.${name}.type-${typeface.name} `)
  }
)

/** The custom properties of a template's root in one palette, resolved to colours. */
function coloursOf(name: string, palette: string): (property: string) => string {
  const found = new Map<string, string>()
  for (const part of ['base', 'choices']) {
    const file = `src/sites/templates/${name}/${name}-${part}.css`
    transform({
      filename: file,
      code: readFileSync(file),
      customAtRules: {},
      visitor: {
        Rule: {
          style({ value: { declarations, selectors } }) {
            const classes = selectors[0]?.flatMap((one) => (one.type === 'class' ? one.name : []))
            const isRoot = classes?.join(' ') === name
            const isPalette = classes?.join(' ') === `${name} palette-${palette}`
            if (!isRoot && !isPalette) return
            for (const one of declarations.declarations ?? []) {
              if (one.property !== 'custom') continue
              const [token] = one.value.value
              if (
                token?.type === 'color' &&
                typeof token.value === 'object' &&
                'r' in token.value
              ) {
                const { r, g, b } = token.value
                found.set(one.value.name, hex([r, g, b]))
              } else if (token?.type === 'var') {
                found.set(one.value.name, token.value.name.ident)
              }
            }
          }
        }
      }
    })
  }
  return function colour(property): string {
    const value = found.get(property.startsWith('--') ? property : `--${property}`) ?? ''
    return value.startsWith('--') ? colour(value) : value
  }
}

function hex(parts: number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG 2's contrast of two colours. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
