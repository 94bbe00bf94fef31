import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'

type Rule = { colour: string; classes: string[] }

const TOP = 'src/sites/templates/avenue/avenue-top.css'

/** The rules of a stylesheet that give a colour to words or an image to a ground, with their nesting resolved. */
function coloured(file: string, property = /^color$/): Rule[] {
  const found: Rule[] = []
  const { code } = transform({
    filename: file,
    code: readFileSync(file),
    targets: { chrome: 100 << 16 }
  })
  transform({
    filename: file,
    code,
    visitor: {
      Rule: {
        style({ value: { declarations, selectors } }) {
          const colour = declarations.declarations?.find((one) => {
            return property.test(one.property) || one.property === 'unparsed'
          })
          if (!colour) return
          for (const selector of selectors) {
            const classes = selector.flatMap((one) => (one.type === 'class' ? one.name : []))
            found.push({ colour: JSON.stringify(colour.value), classes })
          }
        }
      }
    }
  })
  return found
}

test('Avenue writes the labels of its search in the night’s colour in the night alone', () => {
  const labels = coloured(TOP).filter(
    ({ classes, colour }) => colour.includes('--lilac') && !classes.includes('site-head')
  )
  expect(labels.length).toBeGreaterThan(0)
  for (const { classes } of labels) {
    expect(
      classes.some((one) => one.startsWith('avenue-')),
      classes.join(' ')
    ).toBe(true)
  }
})

test('Avenue draws the arrows of its search in gold in the night alone, where gold can be seen', () => {
  const arrows = coloured(TOP, /^background/).filter(({ colour }) => colour.includes('data:image'))
  const classesOf = (gold: boolean) =>
    arrows.filter(({ colour }) => colour.includes('ffc862') === gold).map(({ classes }) => classes)

  expect(classesOf(true)).toEqual([expect.arrayContaining(['avenue-pavement'])])
  expect(classesOf(false)).toEqual([expect.arrayContaining(['home-filter'])])
})
