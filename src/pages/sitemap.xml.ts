import type { APIRoute } from 'astro'
import { frenchAddresses } from '#content/french-addresses.ts'
import { readSnapshot } from '#content/snapshot.ts'
import { siteMap } from '#sections/search/feeds.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(siteMap(readSnapshot(), { french: frenchAddresses(), site: site! }), {
    headers: { 'content-type': 'application/xml; charset=utf-8' }
  })
