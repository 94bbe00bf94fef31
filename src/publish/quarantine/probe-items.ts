import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAssets } from '../check-release.ts'
import { PagesFailed } from '../publish-failures.ts'
import type { RenderPool } from '../render/render-pool.ts'
import type { FailedFile, RenderedFile } from '../render/render-thread.ts'
import { allPosts, bodyName } from '../snapshot/content.ts'
import type { Content } from '../snapshot/snapshot-folder.ts'
import { type ContentItem, keyOf, mapItems } from './content-items.ts'

export type ProbeContext = {
  assets: string
  content: Content
  openThreads: (snapshot: string) => RenderPool
  /** Holds the temporary probe folder. */
  folder: string
  /** The snapshot folder with the posts' bodies. */
  snapshot: string
}

/** Pages without content. */
const WITHOUT_CONTENT = /^(fr\/)?(auth|dashboard|demo|drawings|editor|how-to-setup)\//
const ALL_POSTS_MAX = 20
const POST = /^(fr\/)?blog\/\d+\.html$/

/**
 * Renders a temporary site of these items and returns the pages that fail. With many items, renders
 * only the post pages in `suspects`. `bodies` replaces posts' own bodies.
 */
export async function probeItems(
  context: ProbeContext,
  items: readonly ContentItem[],
  suspects: ReadonlySet<string>,
  bodies: ReadonlyMap<string, string> = new Map()
): Promise<readonly FailedFile[]> {
  const folder = join(context.folder, 'probe.part')
  const snapshot = join(folder, 'snapshot')
  writeProbeSnapshot(context, snapshot, items, bodies)
  const pool = context.openThreads(snapshot)
  try {
    const files = (await pool.addresses())
      .map(({ file }) => file)
      .filter((file) => !WITHOUT_CONTENT.test(file))
      .filter((file) => items.length <= ALL_POSTS_MAX || !POST.test(file) || suspects.has(file))
    const rendered: RenderedFile[] = []
    const release = join(folder, 'release')
    const failed = await pool.render(
      {
        files: files.map((file) => ({ file, before: undefined })),
        folder: release,
        isFilled: false,
        previousFolder: undefined
      },
      (batch) => rendered.push(...batch)
    )
    return [...failed, ...checkAssets(rendered, context.assets).broken]
  } catch (error) {
    return error instanceof PagesFailed ? error.pages : [{ file: '', reason: reasonOf(error) }]
  } finally {
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeProbeSnapshot(
  { content, snapshot }: ProbeContext,
  folder: string,
  items: readonly ContentItem[],
  bodies: ReadonlyMap<string, string>
): void {
  const chosen = new Map(items.map((item) => [keyOf(item), item]))
  const { posts, site } = mapItems(content, (item) => chosen.get(keyOf(item)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'bodies'), { recursive: true })
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  writeFileSync(join(folder, 'posts.json'), JSON.stringify(posts))
  for (const post of allPosts({ posts, site })) {
    const name = bodyName(post)
    const body = bodies.get(name)
    if (body === undefined)
      symlinkSync(join(snapshot, 'bodies', name), join(folder, 'bodies', name))
    else writeFileSync(join(folder, 'bodies', name), body)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
