/** Reads a chosen picture and scales it down in the browser, so that it fits the stored details and carries no hidden data. */

export type PictureLimits = {
  /** Bytes of the finished file. */
  bytes: number
  /** Pixels of the longer side. */
  side: number
  types: readonly string[]
}

export type Picture = { ok: true; dataUrl: string } | { ok: false; message: string }

export const PICTURE_WRONG_TYPE = 'Please choose a JPEG, PNG or WebP picture.'
export const PICTURE_BROKEN =
  'This picture can’t be opened. Please save it again as JPEG or PNG, or choose another one.'
export const PICTURE_TOO_LARGE =
  'This picture is too large to read. Please choose one of at most 25 MB and 50 megapixels.'

const FILE_BYTES_MAX = 25_000_000
const PIXELS_MAX = 50_000_000
/** Each try is smaller than the last: share of the longest side, and quality where the format has one. */
const TRIES = [
  [1, 0.88],
  [1, 0.76],
  [0.75, 0.76],
  [0.5, 0.74],
  [0.35, 0.7],
  [0.2, 0.6]
] as const

export async function readPicture(file: File, limits: PictureLimits): Promise<Picture> {
  if (!limits.types.includes(file.type)) return refuse(PICTURE_WRONG_TYPE)
  if (file.size > FILE_BYTES_MAX) return refuse(PICTURE_TOO_LARGE)

  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return refuse(PICTURE_BROKEN)
  try {
    if (bitmap.width * bitmap.height > PIXELS_MAX) return refuse(PICTURE_TOO_LARGE)
    const blob = await shrink(bitmap, file.type, limits)
    return blob ? { ok: true, dataUrl: await dataUrlOf(blob) } : refuse(PICTURE_TOO_LARGE)
  } finally {
    bitmap.close()
  }
}

/** Width and height whose longer side is at most `side`; never larger than the picture itself. */
export function fitted(width: number, height: number, side: number): [number, number] {
  const scale = Math.min(1, side / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** A PNG stays one while it fits (a logo's sharp edges); WebP keeps its clear parts when it does not. */
async function shrink(bitmap: ImageBitmap, type: string, limits: PictureLimits) {
  for (const [share, quality] of TRIES) {
    const canvas = draw(bitmap, Math.round(limits.side * share))
    const formats = type === 'image/png' ? ['image/png', 'image/webp'] : [type]
    for (const format of formats) {
      const blob = await encode(canvas, format, quality)
      if (blob && blob.size <= limits.bytes && limits.types.includes(blob.type)) return blob
    }
  }
  return undefined
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [width, height] = fitted(bitmap.width, bitmap.height, side)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
  }
  return canvas
}

// A browser that cannot write a format answers with PNG; its `type` says so.
function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

function refuse(message: string): Picture {
  return { ok: false, message }
}
