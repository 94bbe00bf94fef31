// Reads a chosen picture and scales it down in the browser, which also strips its metadata.

import { pictureMessages } from '#messages/pictures.ts'
import { messagesOf } from './messages.ts'

export type PictureLimits = {
  /** Bytes of the finished file. */
  bytes: number
  /** Pixels of the longer side. */
  side: number
  types: readonly string[]
}

/** The finished file, and the same as a data URL. */
export type Picture = { ok: true; blob: Blob; dataUrl: string } | Refusal

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

/** A decoded picture, to show and to crop; close it to free its memory. */
export type OpenPicture = {
  ok: true
  /** An object URL for an <img>. */
  url: string
  width: number
  height: number
  /** Crops to the part, or keeps all of it, and scales down. */
  cut: (part?: PicturePart) => Promise<Picture>
  close: () => void
}

export type PicturePart = { x: number; y: number; width: number; height: number }

type Refusal = { ok: false; message: string }

export async function openPicture(
  file: Blob,
  limits: PictureLimits
): Promise<OpenPicture | Refusal> {
  if (!limits.types.includes(file.type)) return refuse('wrongType')
  if (file.size > FILE_BYTES_MAX) return refuse('tooLarge')

  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return refuse('broken')
  const { width, height } = bitmap
  if (width * height > PIXELS_MAX) {
    bitmap.close()
    return refuse('tooLarge')
  }
  const url = URL.createObjectURL(file)
  return {
    ok: true,
    url,
    width,
    height,
    async cut(part = { x: 0, y: 0, width, height }) {
      const blob = await shrink(bitmap, part, file.type, limits)
      return blob ? { ok: true, blob, dataUrl: await dataUrlOf(blob) } : refuse('tooLarge')
    },
    close() {
      bitmap.close()
      URL.revokeObjectURL(url)
    }
  }
}

/** Opens a stored picture again. The CSP forbids fetching its data URL. */
export function openKept(
  dataUrl: string,
  limits: PictureLimits
): Promise<OpenPicture | Refusal> | Refusal {
  const [, type = '', data = ''] = /^data:([^;]+);base64,(.+)$/.exec(dataUrl) ?? []
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return openPicture(new Blob([bytes], { type }), limits)
  } catch {
    return refuse('broken')
  }
}

/** The full picture, scaled down until it fits. */
export async function readPicture(file: Blob, limits: PictureLimits): Promise<Picture> {
  const picture = await openPicture(file, limits)
  if (!picture.ok) return picture
  try {
    return await picture.cut()
  } finally {
    picture.close()
  }
}

/** Width and height whose longer side is at most `side`; never larger than the picture itself. */
export function fitted(width: number, height: number, side: number): [number, number] {
  const scale = Math.min(1, side / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** A PNG stays one while it fits, for sharp edges; WebP keeps transparency where it doesn't. */
async function shrink(bitmap: ImageBitmap, part: PicturePart, type: string, limits: PictureLimits) {
  for (const [share, quality] of TRIES) {
    const canvas = draw(bitmap, part, Math.round(limits.side * share))
    const formats = type === 'image/png' ? ['image/png', 'image/webp'] : [type]
    for (const format of formats) {
      const blob = await encode(canvas, format, quality)
      if (blob && blob.size <= limits.bytes && limits.types.includes(blob.type)) return blob
    }
  }
  return undefined
}

function draw(bitmap: ImageBitmap, part: PicturePart, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [width, height] = fitted(part.width, part.height, side)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
  }
  return canvas
}

// A browser that can't encode a format returns a PNG, as `type` says.
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

function refuse(reason: keyof (typeof pictureMessages)['en']): Refusal {
  return { ok: false, message: messagesOf(pictureMessages)[reason] }
}
