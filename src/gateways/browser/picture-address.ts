import { mediaName, mediaWidths } from '#rules/websites/site-media.ts'

const SITE_PICTURES = '/pictures/'

/** Where a picture can be loaded now: the site only has it after the next publish, the panel at once. */
export function pictureAddress(path: string): string {
  if (!path.startsWith(SITE_PICTURES)) return path
  return `${import.meta.env.PUBLIC_PANEL_API_URL || '/api'}/general${path}`
}

/** The same for every picture in an HTML text. */
export function withPanelPictures(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) {
    picture.setAttribute('src', pictureAddress(picture.getAttribute('src') ?? ''))
  }
  return body.innerHTML
}

/** Where the panel serves the pictures of an agent's website, with the slash. */
export function sitePicturesAddress(website_id: number): string {
  return `${import.meta.env.PUBLIC_PANEL_API_URL || '/api'}/general/sitePictures/${website_id}/`
}

/** A picture of an agent's website, at least `wanted` pixels wide if it has as many. */
export function sitePictureAddress(
  website_id: number,
  { sha256, width }: { sha256: string; width: number },
  wanted: number
): string {
  const widths = mediaWidths(width)
  const file = widths.find((one) => one >= wanted) ?? widths.at(-1) ?? width
  return sitePicturesAddress(website_id) + mediaName({ sha256, width: file, format: 'webp' })
}
