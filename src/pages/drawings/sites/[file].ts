import type { APIRoute } from 'astro'
import { demoDrawings } from '#sites/drawing-files.tsx'

export const GET: APIRoute = ({ params: { file } }) => {
  const draw = demoDrawings().get(file ?? '')
  if (!draw) return new Response(null, { status: 404 })
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } })
}
