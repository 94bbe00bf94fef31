// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { fitted, openPicture, readPicture } from '#gateways/browser/images.ts'
import { IMAGE_BYTES_MAX, IMAGE_TYPES } from '#rules/limits.ts'

const BROKEN =
  'This picture can’t be opened. Please save it again as JPEG or PNG, or choose another one.'
const TOO_LARGE =
  'This picture is too large to open. Please choose one of at most 25 MB and 50 megapixels.'

const limits = { bytes: IMAGE_BYTES_MAX, side: 900, types: IMAGE_TYPES }

test.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])(
  'a file of type %j is refused before it is read',
  async (type) => {
    const file = new File(['x'], 'picture.jpg', { type })
    expect(await readPicture(file, limits)).toEqual({
      ok: false,
      message: 'Please choose a JPEG, PNG or WebP picture.'
    })
  }
)

/** A browser that can read any picture, of so many pixels. */
const readable = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
afterEach(() => vi.unstubAllGlobals())

test.each(IMAGE_TYPES)('a file of type %s is read', async (type) => {
  readable(8000, 6250)
  expect(await openPicture(new File(['x'], 'picture', { type }), limits)).toMatchObject({
    ok: true,
    width: 8000
  })
})

test('a picture of more than 50 megapixels is refused', async () => {
  readable(8000, 6251)
  const file = new File(['x'], 'picture.jpg', { type: 'image/jpeg' })
  expect(await readPicture(file, limits)).toEqual({ ok: false, message: TOO_LARGE })
})

test('a file that the browser can’t decode is refused', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('no', 'InvalidStateError')
  })
  const file = new File(['x'], 'picture.jpg', { type: 'image/jpeg' })
  expect(await readPicture(file, limits)).toEqual({ ok: false, message: BROKEN })
})

test('a file of 25 MB is read', async () => {
  readable(8000, 6250)
  const file = new File([new Uint8Array(25_000_000)], 'picture.jpg', { type: 'image/jpeg' })
  expect(await openPicture(file, limits)).toMatchObject({ ok: true })
})

test('a file of more than 25 MB is refused before it is read', async () => {
  const file = new File([new Uint8Array(25_000_001)], 'picture.jpg', { type: 'image/jpeg' })
  expect(await readPicture(file, limits)).toEqual({ ok: false, message: TOO_LARGE })
})

test.each([
  [
    [4000, 3000],
    [900, 675]
  ],
  [
    [3000, 4000],
    [675, 900]
  ],
  [
    [900, 900],
    [900, 900]
  ],
  [
    [300, 200],
    [300, 200]
  ],
  [
    [10_000, 1],
    [900, 1]
  ]
] as const)('%j fits into %j', ([width, height], size) => {
  expect(fitted(width, height, 900)).toEqual(size)
})
