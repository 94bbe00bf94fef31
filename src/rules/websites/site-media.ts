/** The widths that a picture of an agent's website is served in; a smaller original is never scaled up. */
const WIDTHS = [160, 480, 960, 1600] as const

export const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

export const MEDIA_TYPES: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg'
}

/** Where agents' hosts serve their pictures. */
export const MEDIA_PATH = '/_site/media/'

/** The widths of a picture, narrowest first; a small original has its own as the widest. */
export function mediaWidths(width: number): number[] {
  const narrower = WIDTHS.filter((one) => one < width)
  return narrower.length < WIDTHS.length ? [...narrower, width] : narrower
}

/** The widest file of a picture. */
export function widestOf(width: number): number {
  return Math.min(width, WIDTHS.at(-1) ?? width)
}

export type MediaFile = { sha256: string; width: number; format: MediaFormat }

/** The file name of a picture in one width and format. */
export function mediaName({ format, sha256, width }: MediaFile): string {
  return `${sha256}-${width}.${format}`
}

export function readMediaName(name: string): MediaFile | undefined {
  const [, sha256 = '', width, format] =
    /^([0-9a-f]{64})-([1-9]\d{0,3})\.(avif|webp|jpeg)$/.exec(name) ?? []
  return format ? { sha256, width: Number(width), format: format as MediaFormat } : undefined
}
