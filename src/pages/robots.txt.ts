import type { APIRoute } from 'astro'
import { robots } from '#sections/search/feeds.ts'

export const GET: APIRoute = ({ site }) =>
  new Response(robots(site!), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
