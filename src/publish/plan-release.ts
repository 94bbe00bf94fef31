import type { Release } from './release.ts'
import type { Address } from './render/site-renderer.ts'

export type ReleasePlan = {
  /** Files to render, with their cache keys. */
  render: Map<string, string>
  /** Files to link from the previous release. */
  keep: string[]
  /** Files of the previous release that no longer exist. */
  gone: string[]
}

/** Plans what to render. A page without a cache key depends on the whole snapshot. */
export function planRelease(
  addresses: readonly Address[],
  now: { bundle: string; snapshot: string },
  before?: Pick<Release, 'bundle' | 'files'>
): ReleasePlan {
  const known = before?.bundle === now.bundle ? before.files : {}
  const plan: ReleasePlan = { render: new Map(), keep: [], gone: [] }
  const wanted = new Set<string>()
  for (const { file, key = now.snapshot } of addresses) {
    wanted.add(file)
    if (known[file]?.key === key) plan.keep.push(file)
    else plan.render.set(file, key)
  }
  for (const [file, { key }] of Object.entries(before?.files ?? {})) {
    if (key !== undefined && !wanted.has(file)) plan.gone.push(file)
  }
  return plan
}
