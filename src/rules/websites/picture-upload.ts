/** What a file dialog offers for a website's pictures. */
export const SITE_PICTURE_ACCEPT =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Whether a chosen file is HEIC; some systems don't know its type. */
export function isHeicFile({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)
}

/** Bytes of one uploaded picture. */
export const SITE_PICTURE_BYTES_MAX = 25_000_000
