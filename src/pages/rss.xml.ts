import type { APIRoute } from 'astro'
import { readSnapshot } from '#content/snapshot.ts'
import { languageOf } from '#messages/language.ts'
import { rssFeed } from '#sections/search/feeds.ts'
import { PRODUCT_NAME } from '#sections/frame/product.ts'

export const GET: APIRoute = ({ currentLocale, site }) => {
  const language = languageOf(currentLocale)
  const feed = rssFeed(readSnapshot(language).posts, {
    language,
    product: PRODUCT_NAME,
    site: site!
  })
  return new Response(feed, {
    headers: { 'content-type': 'application/xml; charset=utf-8' }
  })
}
