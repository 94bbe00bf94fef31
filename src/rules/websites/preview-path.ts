/** Where an agent's host shows a draft to anyone with the link; page paths follow it. */
const PREVIEW_PATH = '/_site/preview/'

export function previewPath(token: string): string {
  return `${PREVIEW_PATH}${token}/`
}

/** The token and the page's path of a preview's address; undefined for any other path. */
export function readPreviewPath(path: string): { token: string; page: string } | undefined {
  if (!path.startsWith(PREVIEW_PATH)) return undefined
  const [token = '', ...rest] = path.slice(PREVIEW_PATH.length).split('/')
  return { token, page: `/${rest.join('/')}` }
}
