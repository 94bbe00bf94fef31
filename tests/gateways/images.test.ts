import { expect, test } from 'vitest'
import { fitted, PICTURE_TOO_LARGE, PICTURE_WRONG_TYPE, readPicture } from '#gateways/images.ts'
import { IMAGE_BYTES_MAX, IMAGE_TYPES } from '#rules/limits.ts'

const limits = { bytes: IMAGE_BYTES_MAX, side: 900, types: IMAGE_TYPES }

test.each(['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', ''])(
  'a file of type %j is refused before it is read',
  async (type) => {
    const file = new File(['x'], 'picture.jpg', { type })
    expect(await readPicture(file, limits)).toEqual({ ok: false, message: PICTURE_WRONG_TYPE })
  }
)

test('a file of more than 25 MB is refused before it is read', async () => {
  const file = new File([new Uint8Array(25_000_001)], 'picture.jpg', { type: 'image/jpeg' })
  expect(await readPicture(file, limits)).toEqual({ ok: false, message: PICTURE_TOO_LARGE })
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
