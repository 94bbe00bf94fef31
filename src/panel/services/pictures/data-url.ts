import { createHash } from 'node:crypto'
import { pictureSize } from './picture-size.ts'

export type DataUrlPicture = {
  bytes: Uint8Array
  /** Such as 'image/png'. */
  type: string
  sha256: string
  width: number
  height: number
}

/** A picture of the wizard, which stores data URLs. */
export function readDataUrl(url: string): DataUrlPicture | undefined {
  const comma = url.indexOf(',')
  const bytes = Buffer.from(url.slice(comma + 1), 'base64')
  const size = pictureSize(bytes)
  const type = TYPES[size?.type ?? '']
  if (!size || type === undefined) return undefined
  const { height, width } = size
  return { bytes, type, sha256: sha256Of(bytes), width, height }
}

/** Detected from the bytes, not from what the URL says. */
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
