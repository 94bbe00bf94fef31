const SITE_PICTURES = '/pictures/'

/**
 * Where a picture that content names can be seen already now: the site has it from the next publishing on, the panel at
 * once.
 */
export function pictureAddress(path: string): string {
  if (!path.startsWith(SITE_PICTURES)) return path
  return `${import.meta.env.PUBLIC_PANEL_API_URL || '/api'}/general${path}`
}

/** The same for every picture of a text. */
export function withPicturesHere(html: string): string {
  return html.replace(
    /(<img\s[^>]*?src=")(\/pictures\/[^"]*)"/g,
    (_, start: string, path: string) => `${start}${pictureAddress(path)}"`
  )
}
