import type { Release } from './release.ts'
import type { Address } from './render/site-renderer.ts'

export type ReleasePlan = {
  /** To be rendered, each with the key that it will have been made of. */
  render: Map<string, string>
  /** Taken over from the release before as they lie there. */
  keep: string[]
  /** There before, and no more. */
  gone: string[]
}

/** What must be rendered again for these addresses, given the last release, if any. A page without a key is made of the whole snapshot. */
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
