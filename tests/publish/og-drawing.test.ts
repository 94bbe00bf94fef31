import { expect, test } from 'vitest'
import sharp from 'sharp'
import { ogDrawing } from '#publish/render/og-drawing.ts'

const LONG = 'How a bully offer works and what it asks of your listing, your client and your nerves'

test('the picture has the Open Graph size', async () => {
  const svg = Buffer.from(ogDrawing('pricing', 'Plans & Pricing', 'Maplekey'))
  const { format, height, width } = await sharp(await sharp(svg).png().toBuffer()).metadata()
  expect({ format, height, width }).toEqual({ format: 'png', height: 630, width: 1200 })
})

test('the title is drawn as outlines, without the machine’s fonts', () => {
  const svg = ogDrawing('pricing', 'Pricing', 'Maplekey')
  expect(svg).not.toContain('<text')
  expect(svg.length).toBeGreaterThan(ogDrawing('pricing', 'P', 'Maplekey').length)
})

test.each(['Pricing', LONG, `${LONG}, ${LONG}, ${LONG}`, 'Écrire à Québec : une fiche bilingue'])(
  '%s stays inside the margins and above the street',
  (title) => {
    const places = [
      ...ogDrawing('blog-1', title, 'Maplekey').matchAll(
        /<path transform="translate\(([\d.]+) ([\d.]+)\)/g
      )
    ]
    expect(places.length).toBeGreaterThan(10)
    for (const [, x, y] of places) {
      expect(Number(x)).toBeLessThan(1128)
      expect(Number(y)).toBeLessThan(400)
    }
  }
)
