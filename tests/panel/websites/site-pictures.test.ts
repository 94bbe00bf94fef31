import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addSitePicture,
  deleteSitePicture,
  sitePictureFile,
  sitePictures
} from '#contract/websites/site-pictures.ts'
import { sitePictureMessages } from '#messages/validation/site-pictures.ts'
import { mediaName, mediaWidths } from '#rules/websites/site-media.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { PHONE_PHOTO, pictureBytes } from '../../kit/pictures.ts'
import { openBuilder } from '../../kit/site-builder.ts'

type Builder = Awaited<ReturnType<typeof openBuilder>>

let panel: TestPanel
let ann: Builder
let bo: Builder
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  ann = await openBuilder(panel)
  bo = await openBuilder(panel)
})
afterAll(() => panel.close())

const add = (who: Builder, bytes: Uint8Array, alt_en = 'A door', alt_fr = '') =>
  panel.call(addSitePicture, { file: new Blob([new Uint8Array(bytes)]), alt_en, alt_fr }, who)

async function file(website_id: number, name: string): Promise<Response> {
  const path = sitePictureFile.path.replace(':website_id', String(website_id))
  return panel.request(path.replace(':name', name))
}

/** The picture in the place of the agent's photo. */
async function showing(who: Builder, salesman_image: object) {
  const { content, draft_version } = await who.draft()
  const change = { ...content, salesman_image } as typeof content
  return who.save({ content: change, base_version: draft_version })
}

test.each([
  [40, [40]],
  [160, [160]],
  [700, [160, 480, 700]],
  [1600, [160, 480, 960, 1600]],
  [9000, [160, 480, 960, 1600]]
])('a picture %d pixels wide is served in widths %j', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths)
})

test('a photo is stored upright and without its place, in every width and format', async () => {
  const photo = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#963' }
  })
    .withExif({ IFD0: { Orientation: '6', Artist: 'Secret Name' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const sha256 = createHash('sha256').update(photo).digest('hex')
  const { body } = await add(ann, photo)
  expect(body.picture).toEqual({ sha256, width: 300, height: 600, alt: { en: 'A door', fr: '' } })

  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const answer = await file(ann.website_id, mediaName({ sha256, width: 160, format }))
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const read = await sharp(bytes).metadata()
    expect([read.width, read.height, read.exif, read.xmp]).toEqual([160, 320, undefined, undefined])
  }
  expect(
    (await file(ann.website_id, mediaName({ sha256, width: 480, format: 'webp' }))).status
  ).toBe(404)
})

test.each(['avif', 'gif', 'png', 'tiff', 'webp'] as const)(
  'a picture may be %s',
  async (format) => {
    const { body } = await add(ann, await pictureBytes(format))
    expect(body.picture).toMatchObject({ width: 60, height: 40 })
  }
)

test('a HEIC photo of a phone is stored upright, in the colours it has there', async () => {
  const { body } = await add(ann, PHONE_PHOTO)
  expect(body.picture).toMatchObject({ width: 64, height: 96 })
  const { sha256 } = body.picture
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const answer = await file(ann.website_id, mediaName({ sha256, width: 64, format }))
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ width: 64, height: 96, space: 'srgb' })
    const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)
    ]
    // Pure red in sRGB, which the file has as a softer red of its wider colours.
    const [red = 0, ...others] = pixel(52, 12)
    expect(red).toBeGreaterThan(248)
    expect(Math.max(...others)).toBeLessThan(16)
    expect(pixel(12, 12)[1]).toBeGreaterThan(90)
    expect(pixel(52, 84)[1]).toBeGreaterThan(90)
  }
})

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
const HEIC_START = Buffer.from('0000001c6674797068656963000000006d696631686569636d696166', 'hex')

/** With 9,000 by 5,000 pixels in its header. */
function enlarged(photo: Buffer): Buffer {
  const copy = Buffer.from(photo)
  const at = copy.indexOf('ispe') + 8
  copy.writeUInt32BE(9000, at)
  copy.writeUInt32BE(5000, at + 4)
  return copy
}

const cut = (bytes: Buffer) => bytes.subarray(0, Math.round(bytes.length / 2))
const withEnd = (bytes: Buffer, end: Buffer) => Buffer.concat([bytes, end])
const EMPTY_ZIP = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

function inkPicture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
}

async function movingPicture(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['#c33', '#3c3'].map((colour) => pictureBytes('png', { colour }))
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** With the chunk that announces two frames after its header. */
function movingPng(png: Buffer): Buffer {
  const control = Buffer.from('000000086163544c00000002000000008c1ba1ce', 'hex')
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

/** A JPEG with this text in a comment at its start. */
async function withComment(text: string): Promise<Buffer> {
  const jpeg = await pictureBytes('jpeg')
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)])
}

test.each([
  ['text', 'notPicture', Buffer.from('a text and not a picture')],
  ['an SVG', 'svg', SVG],
  ['an SVG without a size', 'svg', Buffer.from('<?xml version="1.0"?><svg><script/></svg>')],
  ['a HEIC file without a picture', 'heic', HEIC_START],
  ['a cut-off HEIC photo', 'heic', PHONE_PHOTO.subarray(0, 800)],
  ['a HEIC photo that says it is larger', 'heic', enlarged(PHONE_PHOTO)],
  ['a cut-off PNG', 'damaged', (await pictureBytes('png')).subarray(0, 60)],
  ['a JPEG that ends in the middle', 'damaged', cut(await pictureBytes('jpeg', { width: 900 }))],
  ['a JPEG in CMYK', 'cmyk', await inkPicture()],
  ['a moving GIF', 'animated', await movingPicture('gif')],
  ['a moving WebP', 'animated', await movingPicture('webp')],
  ['a moving PNG', 'animated', movingPng(await pictureBytes('png'))],
  ['a JPEG that is a ZIP archive too', 'twoInOne', withEnd(await pictureBytes('jpeg'), EMPTY_ZIP)],
  ['a JPEG that is a web page too', 'twoInOne', await withComment('<script>alert(1)</script>')],
  ['a JPEG that is a PDF too', 'twoInOne', await withComment('%PDF-1.7')],
  ['a PDF', 'notPicture', Buffer.from('%PDF-1.7 not a picture')]
] as const)(
  '%s is refused with a sentence in place, in both languages',
  async (_, reason, bytes) => {
    const { body, status } = await add(ann, bytes)
    expect(status).toBe(400)
    expect(body.errors).toEqual({ file: sitePictureMessages.en[reason] })
    expect(sitePictureMessages.fr[reason]).not.toBe(sitePictureMessages.en[reason])
  }
)

test('a small file that unpacks to 30,000 pixels on a side is refused before it is decoded', async () => {
  const wide = await sharp({
    create: { width: 30_000, height: 20, channels: 3, background: '#fff' }
  })
    .png()
    .toBuffer()
  expect((await add(ann, wide)).body.errors).toEqual({ file: sitePictureMessages.en.tooManyPixels })
})

test('a file of more than 25 MB is refused with a sentence in place', async () => {
  const answer = await add(ann, Buffer.alloc(25_000_001))
  expect(answer.status).toBe(413)
  expect(answer.body.errors).toEqual({ file: sitePictureMessages.en.tooLarge })
})

test('the same file again is the same picture, with the description it has', async () => {
  const bytes = await pictureBytes('png', { colour: '#789' })
  const first = await add(ann, bytes)
  const again = await add(ann, bytes, '')
  expect(again.body.picture).toEqual(first.body.picture)
})

test('another website’s picture is neither served, shown, listed nor deleted', async () => {
  const { body } = await add(ann, await pictureBytes('png', { colour: '#fa0' }))
  const { sha256 } = body.picture
  const name = mediaName({ sha256, width: 60, format: 'jpeg' })
  expect((await file(ann.website_id, name)).status).toBe(200)
  expect((await file(bo.website_id, name)).status).toBe(404)
  const refused = await showing(bo, body.picture)
  expect(refused).toMatchObject({ status: 400 })
  const list = await panel.call(sitePictures, {}, bo)
  expect(list.body.data).toEqual([])
  await panel.call(deleteSitePicture, { sha256 }, bo)
  expect((await file(ann.website_id, name)).status).toBe(200)
})

test('a saved picture has the size of its file, whatever the caller says', async () => {
  const { body } = await add(ann, await pictureBytes('png', { colour: '#0fa' }))
  await showing(ann, { ...body.picture, width: 99_999, height: 1 })
  const { content } = await ann.draft()
  expect(content.salesman_image).toEqual(body.picture)
})

test('a picture is deleted when no version shows it, and not before', async () => {
  const { body } = await add(ann, await pictureBytes('png', { colour: '#a0f' }))
  const { sha256 } = body.picture
  const unused = await add(ann, await pictureBytes('png', { colour: '#a1f' }))
  await showing(ann, body.picture)
  const list = await panel.call(sitePictures, {}, ann)
  const used = Object.fromEntries(
    list.body.data.map((one: { sha256: string; is_used: boolean }) => [one.sha256, one.is_used])
  )
  expect([used[sha256], used[unused.body.picture.sha256]]).toEqual([true, false])

  expect(await panel.call(deleteSitePicture, { sha256 }, ann)).toMatchObject({ status: 409 })
  const gone = { sha256: unused.body.picture.sha256 }
  expect((await panel.call(deleteSitePicture, gone, ann)).status).toBe(200)
  const name = mediaName({ ...gone, width: 60, format: 'webp' })
  expect((await file(ann.website_id, name)).status).toBe(404)
})

test('a picture without a description is saved as a draft and not published', async () => {
  const { body } = await add(bo, await pictureBytes('png', { colour: '#123' }), '')
  expect((await showing(bo, body.picture)).status).toBe(200)
  const refused = await bo.publish()
  expect(refused.body.errors).toEqual({ alt: 'Please describe the picture.' })
  await showing(bo, { ...body.picture, alt: { en: '', fr: 'Une porte' } })
  expect((await bo.publish()).status).toBe(200)
})
