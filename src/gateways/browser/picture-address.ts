const SITE_PICTURES = '/pictures/'

/** Where a picture can be loaded now: the site only has it after the next publish, the panel at once. */
export function pictureAddress(path: string): string {
  if (!path.startsWith(SITE_PICTURES)) return path
  return `${import.meta.env.PUBLIC_PANEL_API_URL || '/api'}/general${path}`
}

/** The same for every picture in a text. */
export function withPanelPictures(html: string): string {
  return html.replace(
    /(<img\s[^>]*?src=")(\/pictures\/[^"]*)"/g,
    (_, start: string, path: string) => `${start}${pictureAddress(path)}"`
  )
}
