import type { APIRoute } from 'astro'
import { drawingFiles } from '#sites/drawing-files.tsx'

export const getStaticPaths = () =>
  [...drawingFiles()].map(([address, svg]) => ({
    params: { file: address.split('/').at(-1) },
    props: { svg },
    // Made of code alone.
    cacheKey: 'drawn'
  }))

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
