import { postsIn } from '../blog/blog-at.ts'
import { blogPath, feedPath, sitePostPath } from '#rules/websites/blog-path.ts'
import type { SiteRequest } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { escapeXml } from './escape-xml.ts'

const ENTRIES_MAX = 20

/** The newest posts of one language, as Atom (RFC 4287); undefined while there are none. */
export function feed(request: SiteRequest, view: SiteView): string | undefined {
  const { content, origin } = request
  const { language, name, websiteName, words } = view
  const posts = postsIn(request, language).slice(0, ENTRIES_MAX)
  const updated = posts
    .map(({ changed }) => changed)
    .sort()
    .at(-1)
  if (updated === undefined) return undefined
  const main = content.language
  const blog = origin + blogPath(language, main)
  const { hostname } = new URL(origin)
  const entries = posts.map(({ changed, date, description, post_id, published, slug, title }) => {
    const address = origin + sitePostPath(slug, language, main)
    return element('entry', [
      // Its address may change, its id may not.
      element('id', `tag:${hostname},${date}:post-${post_id}`),
      element('title', escapeXml(title)),
      `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
      element('published', published),
      element('updated', changed),
      element('summary', escapeXml(description))
    ])
  })
  const head = [
    element('id', escapeXml(blog)),
    element('title', escapeXml(`${words.blog} | ${websiteName}`)),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin + feedPath(language, main))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(blog)}"/>`,
    element('updated', updated),
    element('author', element('name', escapeXml(name)))
  ]
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}-CA">` +
    `${[...head, ...entries].join('')}</feed>`
  )
}

function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? content : content.join('')}</${name}>`
}
