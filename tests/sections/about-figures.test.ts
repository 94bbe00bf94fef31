import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, test } from 'vitest'
import { aboutMessages } from '#messages/pages/about.ts'
import Stats from '#sections/about/stats.astro'

const drawn = async (figures: object) => {
  const container = await AstroContainer.create()
  return container.renderToString(Stats, { props: { designs: 10, figures } })
}

test('a counted figure replaces the specified one, with its thousands grouped', async () => {
  const html = await drawn({ leads: 12_345 })
  for (const figure of ['15+', '4.7+', '10+', '12,345']) {
    expect(html).toContain(`>${figure}</strong>`)
  }
})

test('until more is counted, the figures are the specified ones', async () => {
  expect(await drawn({})).toContain('>1k+</strong>')
})

test('in French a counted figure is grouped by a no-break space, as a comma is a decimal there', () => {
  expect(aboutMessages.fr.stats.number(12_345)).toBe('12\u00A0345')
})
