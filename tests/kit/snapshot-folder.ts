import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PanelFetch, fetchOverHttp } from '#publish/snapshot/panel-client.ts'
import { type SnapshotOptions, takeSnapshot } from '#publish/snapshot/take-snapshot.ts'
import { startContentPanel } from './content-panel.ts'
import { tree } from './tree.ts'

/** A stand-in panel with `posts` posts, and a folder for its snapshot. */
export async function beginSnapshot(posts: number) {
  const panel = await startContentPanel(posts)
  const folder = join(tree({}), 'data/snapshot')
  const patient = fetchOverHttp(panel.base)
  // A short timeout only for calls that are never answered, so that no other can time out.
  const hasty = fetchOverHttp(panel.base, { seconds: 0.03 })
  const fetchPanel: PanelFetch = (path, language) =>
    (panel.isSilent(path) ? hasty : patient)(path, language)
  const take = (options?: SnapshotOptions) => takeSnapshot(fetchPanel, folder, options)
  return { ...panel, folder, take }
}

/** All files that a build could read, by name. */
export function snapshotFiles(folder: string): Record<string, string> {
  const files = ['site.json', 'posts.json', ...filesOf('bodies'), ...filesOf('pictures')]
  function filesOf(kind: string): string[] {
    return readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`)
  }
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

export function postsIn(folder: string): { post_id: number; digest: string }[] {
  return JSON.parse(readFileSync(join(folder, 'posts.json'), 'utf8'))
}
