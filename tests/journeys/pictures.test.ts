import { expect, type Page, test } from '@playwright/test'
import { IMAGE_BYTES_MAX, IMAGE_TYPES } from '#rules/limits.ts'
import { bundled } from '../kit/bundled.ts'

/** Browsers decode and encode pictures, so the gateway runs in a real one, on an empty page. */
const LIMITS = JSON.stringify({ bytes: IMAGE_BYTES_MAX, side: 900, types: IMAGE_TYPES })

/** Draws test pictures in the page: 'noise' compresses badly, 'clear' has transparent parts. */
const DRAW = `
async function draw(kind, width, height, type) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (kind === 'noise') {
    const data = context.createImageData(width, height)
    let seed = 7
    for (let at = 0; at < data.data.length; at++) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff
      data.data[at] = at % 4 === 3 ? 255 : seed >> 16
    }
    context.putImageData(data, 0, 0)
  } else {
    context.fillStyle = '#b8401f'
    context.fillRect(0, 0, width / 2, height)
  }
  const blob = await new Promise((done) => canvas.toBlob(done, type, 0.95))
  return new File([blob], 'picture', { type: blob.type })
}
async function measure(picture) {
  if (!picture.ok) return picture
  const blob = await (await fetch(picture.dataUrl)).blob()
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context.drawImage(bitmap, 0, 0)
  const corner = context.getImageData(bitmap.width - 1, 0, 1, 1).data[3]
  return { ok: true, bytes: blob.size, type: blob.type, width: bitmap.width, height: bitmap.height, corner }
}`

type Measured =
  | { ok: false; message: string }
  | { ok: true; bytes: number; type: string; width: number; height: number; corner: number }

test.beforeEach(async ({ page }) => {
  await page.route('http://picture.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  )
  await page.goto('http://picture.test/')
  await page.addScriptTag({
    content: `${await bundled('src/gateways/browser/images.ts', 'images')}\nwindow.readPicture = images.readPicture`
  })
  await page.addScriptTag({ content: DRAW })
})

function read(page: Page, kind: string, width: number, height: number, type: string) {
  return page.evaluate<Measured>(
    `draw('${kind}', ${width}, ${height}, '${type}').then((file) => readPicture(file, ${LIMITS})).then(measure)`
  )
}

test(
  'a small picture keeps its size and format, and a logo its transparency',
  { tag: '@any-screen' },
  async ({ page }) => {
    for (const type of IMAGE_TYPES) {
      const picture = await read(page, 'clear', 400, 300, type)
      expect(picture).toMatchObject({ ok: true, type, width: 400, height: 300 })
    }
    const logo = await read(page, 'clear', 1600, 400, 'image/png')
    expect(logo).toMatchObject({ corner: 0, width: 900, height: 225 })
  }
)

test(
  'a large, detailed picture is reduced to the limits',
  { tag: '@any-screen' },
  async ({ page }) => {
    for (const type of IMAGE_TYPES) {
      const picture = await read(page, 'noise', 1500, 1000, type)
      if (!picture.ok) throw new Error(picture.message)
      expect(picture.bytes).toBeLessThanOrEqual(IMAGE_BYTES_MAX)
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(900)
      expect(picture.width / picture.height).toBeCloseTo(1.5, 1)
      expect(IMAGE_TYPES).toContain(picture.type)
    }
  }
)

test(
  'pictures that are too large or broken are refused',
  { tag: '@any-screen' },
  async ({ page }) => {
    expect(await read(page, 'clear', 10_001, 5000, 'image/png')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/too large/)
    })
    for (const text of ['not a picture', '']) {
      const picture = await page.evaluate<Measured>(
        `readPicture(new File(['${text}'], 'x', { type: 'image/jpeg' }), ${LIMITS})`
      )
      expect(picture).toMatchObject({
        ok: false,
        message: expect.stringMatching(/can’t be opened/)
      })
    }
  }
)
