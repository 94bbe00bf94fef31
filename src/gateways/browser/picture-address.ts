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
