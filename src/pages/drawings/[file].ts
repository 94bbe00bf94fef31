import type { APIRoute } from 'astro'
import type { Keyed } from '#content/site-pages.ts'
import { readSnapshot } from '#content/snapshot.ts'
import {
  BROKERAGES_PER_ROW,
  brokerageSigns,
  shownBrokerages
} from '#sections/home/brokerage-signs.ts'
import { windowsFile } from '#sections/home/lit-windows.ts'
import { roomsFile } from '#sections/home/room-drawings.ts'
import {
  POST_DRAWING,
  POST_DRAWINGS,
  postDrawing,
  postDrawingName
} from '#sections/blog/post-drawing.ts'
import { drawingFile, DRAWINGS } from '#sections/drawings/street/drawings.ts'

type Drawing = Keyed & { draw: () => string }

/** Depend on the code only, and a new release renders every file anyway. */
const FIXED: Record<string, () => string> = {
  'rooms.svg': roomsFile,
  'windows.svg': windowsFile,
  ...Object.fromEntries(
    Array.from({ length: POST_DRAWINGS }, (_, id) => [
      `${postDrawingName(id)}.svg`,
      () => drawingFile({ inside: postDrawing(id), ...POST_DRAWING, whole: false })
    ])
  ),
  ...Object.fromEntries(
    Object.entries(DRAWINGS).map(([name, drawing]) => [`${name}.svg`, () => drawingFile(drawing)])
  )
}

const BROKERAGES = { 'brokerages.svg': 'wide', 'brokerages-narrow.svg': 'narrow' } as const

/** By the file's name. */
export function drawings(): Map<string, Drawing> {
  const { names } = shownBrokerages(readSnapshot().siteData.websites)
  return new Map([
    ...Object.entries(BROKERAGES).map(([file, size]): [string, Drawing] => [
      file,
      { draw: () => brokerageSigns(names, BROKERAGES_PER_ROW[size]).svg, key: names.join('\n') }
    ]),
    ...Object.entries(FIXED).map(([file, draw]): [string, Drawing] => [
      file,
      { draw, key: 'drawn' }
    ])
  ])
}

export const GET: APIRoute = ({ params: { file = '' } }) => {
  const drawing = drawings().get(file)
  if (!drawing) return new Response(null, { status: 404 })
  return new Response(drawing.draw(), { headers: { 'content-type': 'image/svg+xml' } })
}
