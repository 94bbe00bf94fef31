import type { SiteRenderer } from '#sites/site-renderer.ts'

/** The renderer of agents' websites, and the files that its pages refer to, by path. */
export type ExportedBuild = {
  renderer: SiteRenderer
  files: ReadonlyMap<string, { identity: Uint8Array | undefined }>
}
