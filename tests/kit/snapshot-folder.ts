import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ask, askOverHttp } from '#publish/snapshot/ask-panel.ts'
import { type SnapshotOptions, takeSnapshot } from '#publish/snapshot/take-snapshot.ts'
import { startContentPanel } from './content-panel.ts'
import { tree } from './tree.ts'

/** A fake panel with this many posts, and a folder for its snapshot. */
export async function beginSnapshot(posts: number) {
  const panel = await startContentPanel(posts)
  const folder = join(tree({}), 'data/snapshot')
  const patient = askOverHttp(panel.base)
  // A short timeout only for unanswered calls, so that no other call can time out.
  const hasty = askOverHttp(panel.base, { seconds: 0.03 })
  const ask: Ask = (path) => (panel.isSilent(path) ? hasty : patient)(path)
  const take = (options?: SnapshotOptions) => takeSnapshot(ask, folder, options)
  return { ...panel, folder, take }
}

/** The content of every file in the snapshot, by name. */
export function snapshotFiles(folder: string): Record<string, string> {
  const files = ['site.json', 'posts.json', ...named('bodies'), ...named('pictures')]
  function named(shelf: string): string[] {
    return readdirSync(join(folder, shelf)).map((name) => `${shelf}/${name}`)
  }
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

export function postsIn(folder: string): { post_id: number; digest: string }[] {
  return JSON.parse(readFileSync(join(folder, 'posts.json'), 'utf8'))
}
