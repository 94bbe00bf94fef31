import { imageSize } from 'image-size'

export type PictureSize = { type: string; width: number; height: number }

/** Most pictures say their size in as many bytes; image-size copies what follows again and again. */
const START_BYTES = 262_144

/** A picture's type and the size that it is shown in, from its bytes; undefined if they are not a picture. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const known = sizeIn(bytes.subarray(0, START_BYTES))
  return known || bytes.length <= START_BYTES ? known : sizeIn(bytes)
}

function sizeIn(bytes: Uint8Array): PictureSize | undefined {
  try {
    // A copy, since image-size reads on in the memory behind a slice of a larger buffer.
    const { height, orientation = 1, type = '', width } = imageSize(new Uint8Array(bytes))
    if (!(width >= 1 && height >= 1)) return undefined
    // Cameras store a portrait as a turned landscape.
    return orientation >= 5 ? { type, width: height, height: width } : { type, width, height }
  } catch {
    return undefined
  }
}
