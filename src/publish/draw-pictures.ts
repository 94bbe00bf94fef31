// The pictures that links to our pages show elsewhere. A few are drawn before the release is shown; thousands at once, as of
// a first release or a new way of drawing, would hold it up by minutes and come right after it. What is still to be drawn is
// written down before the switch, so that a run that was killed is taken up by the next one.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tell } from './steps.ts'
import type { OgPicture } from './render/og-picture.ts'
import type { RenderPool } from './render/render-pool.ts'

const BEFORE_MAX = 200

/** Draws the few at once; answers what is left for `drawLate`. */
export async function drawEarly(
  pool: RenderPool,
  store: string,
  wanted: readonly OgPicture[]
): Promise<number> {
  // Several pages may share one.
  const pictures = [...new Map(wanted.map((picture) => [picture.path, picture])).values()]
  if (pictures.length <= BEFORE_MAX) {
    await pool.draw(pictures, () => {})
    return 0
  }
  writeFileSync(`${listOf(store)}.part`, JSON.stringify([...undrawn(store), ...pictures]))
  renameSync(`${listOf(store)}.part`, listOf(store))
  return pictures.length
}

export function undrawn(store: string): OgPicture[] {
  const list = listOf(store)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as OgPicture[]) : []
}

export async function drawLate(pool: RenderPool, store: string, tell: Tell): Promise<void> {
  const pictures = undrawn(store)
  let done = 0
  await pool.draw(pictures, (drawn) => {
    done += drawn
    tell('pictures', { done, total: pictures.length })
  })
  rmSync(listOf(store), { force: true })
}

function listOf(store: string): string {
  return join(store, 'pictures-to-draw.json')
}
