import type { APIRoute } from 'astro'
import { roomsFile } from '#sections/room-drawings.ts'
import { drawingFile, DRAWINGS } from '#sections/street/drawings.ts'

export const getStaticPaths = () => [
  { params: { name: 'rooms' }, props: { file: roomsFile() } },
  ...Object.entries(DRAWINGS).map(([name, drawing]) => ({
    params: { name },
    props: { file: drawingFile(drawing) }
  }))
]

export const GET: APIRoute<{ file: string }> = ({ props }) =>
  new Response(props.file, { headers: { 'content-type': 'image/svg+xml' } })
