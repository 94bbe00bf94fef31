import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAssets } from '../check-release.ts'
import { PagesFailed } from '../publish-failures.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { FailedFile, RenderedFile } from '../render/render-thread.ts'
import { bodyName } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'
import { type ContentItem, keyOf, withItems } from './content-items.ts'

export type Probing = {
  assets: string
  content: Content
  openThreads: (snapshot: string) => RenderPool
  /** Where probes are made and removed again. */
  folder: string
  /** Where the texts of posts lie. */
  snapshot: string
}

/** Pages that no content is on. */
const WITHOUT_CONTENT = /^(auth|dashboard|demo|drawings|editor|how-to-setup)\//
const ALL_POSTS_MAX = 20
const POST = /^blog\/\d+\.html$/

/**
 * Makes a small site of the named items alone, and answers the pages of it that fail. Of many posts only those pages are
 * made that are in `doubted`. `texts`: what posts say instead of their own text.
 */
export async function probeItems(
  probing: Probing,
  items: readonly ContentItem[],
  doubted: ReadonlySet<string>,
  texts: ReadonlyMap<string, string> = new Map()
): Promise<readonly FailedFile[]> {
  const folder = join(probing.folder, 'probe.part')
  const snapshot = join(folder, 'snapshot')
  laySnapshot(probing, snapshot, items, texts)
  const pool = probing.openThreads(snapshot)
  try {
    const files = (await pool.addresses())
      .map(({ file }) => file)
      .filter((file) => !WITHOUT_CONTENT.test(file))
      .filter((file) => items.length <= ALL_POSTS_MAX || !POST.test(file) || doubted.has(file))
    const rendered: RenderedFile[] = []
    const release = join(folder, 'release')
    const failed = await pool.render(
      {
        files: files.map((file) => ({ file, before: undefined })),
        folder: release,
        isFilled: false,
        last: undefined
      },
      (portion) => rendered.push(...portion)
    )
    return [...failed, ...checkAssets(rendered, probing.assets).lost]
  } catch (error) {
    return error instanceof PagesFailed ? error.pages : [{ file: '', reason: reasonOf(error) }]
  } finally {
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function laySnapshot(
  { content, snapshot }: Probing,
  folder: string,
  items: readonly ContentItem[],
  texts: ReadonlyMap<string, string>
): void {
  const chosen = new Map(items.map((item) => [keyOf(item), item]))
  const { posts, site } = withItems(content, (item) => chosen.get(keyOf(item)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bodies'), { recursive: true })
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  writeFileSync(join(folder, 'posts.json'), JSON.stringify(posts))
  for (const post of posts) {
    const name = bodyName(post)
    const text = texts.get(name)
    if (text === undefined)
      symlinkSync(join(snapshot, 'bodies', name), join(folder, 'bodies', name))
    else writeFileSync(join(folder, 'bodies', name), text)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
