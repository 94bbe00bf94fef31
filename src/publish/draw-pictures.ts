// Open Graph pictures. A few are drawn before the switch to a release; thousands, as of a first
// release, would delay it by minutes and are drawn after it. The list of pending pictures is stored
// before the switch, so that the next run resumes a killed one.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportProgress } from './progress.ts'
import type { OgPicture } from './render/og-picture.ts'
import type { RenderPool } from './render/render-pool.ts'

const DRAWN_BEFORE_MAX = 200

/** Draws a few pictures, or leaves all to `drawPending`. Returns how many are left. */
export async function drawBeforeSwitch(
  pool: RenderPool,
  store: string,
  requested: readonly OgPicture[]
): Promise<number> {
  // Pages may share a picture.
  const pictures = [...new Map(requested.map((picture) => [picture.path, picture])).values()]
  if (pictures.length <= DRAWN_BEFORE_MAX) {
    await pool.draw(pictures, () => {})
    return 0
  }
  writeFileSync(
    `${pendingFile(store)}.part`,
    JSON.stringify([...pendingPictures(store), ...pictures])
  )
  renameSync(`${pendingFile(store)}.part`, pendingFile(store))
  return pictures.length
}

export function pendingPictures(store: string): OgPicture[] {
  const list = pendingFile(store)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as OgPicture[]) : []
}

export async function drawPending(
  pool: RenderPool,
  store: string,
  report: ReportProgress
): Promise<void> {
  const pictures = pendingPictures(store)
  let done = 0
  await pool.draw(pictures, (drawn) => {
    done += drawn
    report('pictures', { done, total: pictures.length })
  })
  rmSync(pendingFile(store), { force: true })
}

function pendingFile(store: string): string {
  return join(store, 'pictures-to-draw.json')
}
