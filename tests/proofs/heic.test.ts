import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UnusablePicture } from '#panel/services/pictures/converted-picture.ts'
import { convertPicture } from '#panel/services/pictures/site-pictures.ts'
import { PHONE_PHOTO } from '../kit/pictures.ts'
import { seededRandom } from '../kit/seeded-random.ts'

const DAMAGED = 300

test('three hundred damaged HEIC photos are each a picture or a sentence, and the next photo is converted', async () => {
  const random = seededRandom(20_261_123)
  const below = (most: number) => Math.floor(random() * most)
  let converted = 0
  for (let at = 0; at < DAMAGED; at++) {
    let bytes = Buffer.from(PHONE_PHOTO)
    // What follows the type: boxes with their sizes, and the picture itself.
    for (let change = 0; change <= below(6); change++) {
      bytes[28 + below(bytes.length - 28)] = at % 2 === 0 ? below(256) : [0, 1, 127, 255][below(4)]!
    }
    if (at % 5 === 0) bytes = bytes.subarray(0, 28 + below(bytes.length - 28))
    try {
      const { files } = await convertPicture([bytes])
      for (const { bytes: file } of files) await sharp(file).metadata()
      converted++
    } catch (error) {
      expect(error, `${at}: ${String(error)}`).toBeInstanceOf(UnusablePicture)
    }
  }
  expect(converted).toBeLessThan(DAMAGED)
  const { height, width } = await convertPicture([PHONE_PHOTO])
  expect([width, height]).toEqual([64, 96])
})
