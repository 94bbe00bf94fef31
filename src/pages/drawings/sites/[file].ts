import type { APIRoute } from 'astro'
import { drawingFiles } from '#sites/drawing-files.tsx'

export const GET: APIRoute = ({ url: { pathname } }) => {
  const draw = drawingFiles().get(pathname)
  if (!draw) return new Response(null, { status: 404 })
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } })
}
