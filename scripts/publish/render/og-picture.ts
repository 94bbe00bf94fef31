// The picture that a link to a page shows elsewhere: each page names its own (src/sections/page-meta.astro).

import { createHash } from 'node:crypto'

const PICTURE = /<meta property="og:image" content="[^"]*(\/og\/[\w-]+)\.png"/
const TITLE = /<meta property="og:image:alt" content="([^"]*), above a street of Canadian houses"/

export type OgPicture = { name: string; path: string; title: string }

/** The picture that a page names, and the address it gets: another for every other drawing, so that it may be kept for ever. */
export function ogPictureOf(html: string, drawing: string): OgPicture | undefined {
  const [name, title] = [PICTURE.exec(html)?.[1], TITLE.exec(html)?.[1]]
  if (name === undefined || title === undefined) return undefined
  const hash = createHash('sha256').update(`${drawing}\0${name}\0${title}`).digest('hex')
  return { name: `${name}.png`, path: `${name}.${hash.slice(0, 8)}.png`, title: plain(title) }
}

/** Astro writes no other entities into an attribute. */
function plain(text: string): string {
  return text
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&')
}
