import type { SiteLanguage } from './site-pages.ts'

/** A picture in a website's content, wherever it is. */
type Picture = {
  sha256: string
  width: number
  height: number
  alt: Record<SiteLanguage, string>
}

/** Every picture in the content; a picture used twice is listed twice. */
export function picturesIn(content: unknown): Picture[] {
  if (typeof content !== 'object' || content === null) return []
  if (isPicture(content)) return [content]
  return Object.values(content).flatMap(picturesIn)
}

/** The content with every picture replaced. */
export function mapPictures<Content>(
  content: Content,
  map: (picture: Picture) => Picture
): Content {
  return mapped(content, map) as Content
}

function mapped(content: unknown, map: (picture: Picture) => Picture): unknown {
  if (typeof content !== 'object' || content === null) return content
  if (isPicture(content)) return map(content)
  if (Array.isArray(content)) return content.map((one) => mapped(one, map))
  return Object.fromEntries(Object.entries(content).map(([key, one]) => [key, mapped(one, map)]))
}

/** Nothing else in a website's content has a hash. */
function isPicture(part: object): part is Picture {
  return 'sha256' in part
}
