import type { APIRoute } from 'astro'
import { windowsFile } from '#sections/lit-windows.ts'
import { roomsFile } from '#sections/room-drawings.ts'
import {
  POST_DRAWING,
  POST_DRAWINGS,
  postDrawing,
  postDrawingName
} from '#sections/blog/post-drawing.ts'
import { drawingFile, DRAWINGS } from '#sections/street/drawings.ts'

/** Made of code alone. */
const cacheKey = 'drawn'

export const getStaticPaths = () => [
  { params: { file: 'rooms.svg' }, props: { svg: roomsFile() }, cacheKey },
  { params: { file: 'windows.svg' }, props: { svg: windowsFile() }, cacheKey },
  ...Array.from({ length: POST_DRAWINGS }, (_, id) => ({
    params: { file: `${postDrawingName(id)}.svg` },
    props: { svg: drawingFile({ inside: postDrawing(id), ...POST_DRAWING, whole: false }) },
    cacheKey
  })),
  ...Object.entries(DRAWINGS).map(([name, drawing]) => ({
    params: { file: `${name}.svg` },
    props: { svg: drawingFile(drawing) },
    cacheKey
  }))
]

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
