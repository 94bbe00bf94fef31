import type { APIRoute } from 'astro'
import { roomsFile } from '#sections/room-drawings.ts'
import { drawingFile, DRAWINGS } from '#sections/street/drawings.ts'

export const getStaticPaths = () => [
  { params: { file: 'rooms.svg' }, props: { svg: roomsFile() } },
  ...Object.entries(DRAWINGS).map(([name, drawing]) => ({
    params: { file: `${name}.svg` },
    props: { svg: drawingFile(drawing) }
  }))
]

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } })
