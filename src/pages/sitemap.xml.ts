import type { APIRoute } from 'astro'
import { readSnapshot } from '#content/snapshot.ts'
import { siteMap } from '#sections/search/feeds.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(siteMap(readSnapshot(), site!), {
    headers: { 'content-type': 'application/xml; charset=utf-8' }
  })
