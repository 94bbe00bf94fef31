import type { APIRoute } from 'astro'
import { readSnapshot } from '#content/snapshot.ts'
import { rssFeed } from '#sections/search/feeds.ts'
import { PRODUCT_NAME } from '#sections/frame/product.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(rssFeed(readSnapshot().posts, site!, PRODUCT_NAME), {
    headers: { 'content-type': 'application/xml; charset=utf-8' }
  })
