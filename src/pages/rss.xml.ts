import type { APIRoute } from 'astro'
import { readSnapshot } from '#content/snapshot.ts'
import { rssFeed } from '#sections/feeds.ts'
import { PRODUCT_NAME } from '#sections/product.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(rssFeed(readSnapshot().posts, site!, PRODUCT_NAME), {
    headers: { 'content-type': 'application/xml; charset=utf-8' }
  })
