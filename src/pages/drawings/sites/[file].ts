import type { APIRoute } from 'astro'
import { drawingFiles } from '#sites/drawing-files.tsx'

export const getStaticPaths = () =>
  [...drawingFiles()].map(([address, draw]) => ({
    params: { file: address.split('/').at(-1) },
    props: { draw },
    // Made of code alone.
    cacheKey: 'drawn'
  }))

export const GET: APIRoute<{ draw: () => string }> = ({ props }) =>
  new Response(props.draw(), { headers: { 'content-type': 'image/svg+xml' } })
