import type { APIRoute } from 'astro'
import { readSnapshot } from '#content/snapshot.ts'
import { BROKERAGES_PER_ROW, brokerageSigns, brokeragesOf } from '#sections/home/brokerage-signs.ts'
import { windowsFile } from '#sections/home/lit-windows.ts'
import { roomsFile } from '#sections/home/room-drawings.ts'
import {
  POST_DRAWING,
  POST_DRAWINGS,
  postDrawing,
  postDrawingName
} from '#sections/blog/post-drawing.ts'
import { drawingFile, DRAWINGS } from '#sections/drawings/street/drawings.ts'

/** Made of code alone. */
const cacheKey = 'drawn'

/** Drawn from what the panel says of the websites. */
function brokerages() {
  const names = brokeragesOf(readSnapshot().siteData.websites)
  return Object.entries({
    'brokerages.svg': 'wide',
    'brokerages-narrow.svg': 'narrow'
  } as const).map(([file, size]) => ({
    params: { file },
    props: { svg: brokerageSigns(names, BROKERAGES_PER_ROW[size]).svg },
    cacheKey: names.join('\n')
  }))
}

export const getStaticPaths = () => [
  ...brokerages(),
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
