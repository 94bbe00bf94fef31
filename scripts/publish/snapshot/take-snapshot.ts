// What anyone may read, asked of the panel by its own calls and kept in a folder: the site is built from that folder, so
// that a build needs no running service, the same folder gives the same site, and a panel in trouble takes no page away.
import pLimit from 'p-limit'
import { policy } from '#contract/general.ts'
import { pictureFile } from '#contract/pictures.ts'
import { siteData } from '#contract/site-data.ts'
import { StartRefused } from '#panel/services/start-refused.ts'
import { type Ask, askPanel, PanelFailed, readBytes } from './ask-panel.ts'
import { bodyName, newestFirst, picturesIn, type Site } from './content.ts'
import { type Amount, judge, POLICIES } from './judge.ts'
import { type BodyShelf, type Progress, readPosts } from './read-posts.ts'
import { type Content, readShelved, readShown, shelve, shelved, show } from './snapshot-folder.ts'

export type SnapshotResult = {
  /** `kept`: the panel could not be read, and what it last said stays; the first warning says why. */
  state: 'changed' | 'same' | 'kept'
  posts: number
  /** How many texts and pictures had to be asked for. */
  asked: { bodies: number; pictures: number }
  /** Sentences for the person who publishes. */
  warnings: string[]
}

export type SnapshotOptions = { allowShrinking?: boolean; progress?: Progress }

type Fresh = { content: Content; asked: SnapshotResult['asked']; warnings: string[] }

const PICTURE_BYTES_MAX = 10_000_000
const PICTURES_AT_ONCE = 4

/**
 * Brings a folder to what the panel says now, or leaves it as it is.
 * @throws StartRefused where there is nothing to build a site of, or most of it is gone
 */
export async function takeSnapshot(
  ask: Ask,
  folder: string,
  { allowShrinking = false, progress = () => {} }: SnapshotOptions = {}
): Promise<SnapshotResult> {
  const before = readShown(folder)
  const fresh = await readAll(ask, folder, before, progress).catch((error: unknown) => {
    if (error instanceof PanelFailed) return { failure: error.message }
    throw error
  })
  const verdict = judge({
    asked: 'failure' in fresh ? fresh : { amount: amountOf(fresh.content) },
    kept: before && { posts: before.posts.length },
    mayShrink: allowShrinking
  })
  if (verdict.use === 'nothing') throw new StartRefused(verdict.refusal)
  if (verdict.use === 'kept' || 'failure' in fresh) {
    const warnings = verdict.use === 'kept' ? [verdict.warning] : []
    const posts = before?.posts.length ?? 0
    return { state: 'kept', posts, asked: { bodies: 0, pictures: 0 }, warnings }
  }
  const isNew = show(folder, fresh.content, before)
  const { asked, content, warnings } = fresh
  return { state: isNew ? 'changed' : 'same', posts: content.posts.length, asked, warnings }
}

async function readAll(
  ask: Ask,
  folder: string,
  before: Content | undefined,
  progress: Progress
): Promise<Fresh> {
  const site = await readSite(ask)
  const bodies = shelved(folder, 'bodies')
  const named = new Map<string, string[]>()
  const shelf: BodyShelf = {
    has: (name) => bodies.has(name),
    put(body) {
      const name = bodyName(body)
      shelve(folder, 'bodies', name, body.post_description)
      bodies.add(name)
      named.set(name, picturesIn(body.post_description))
    }
  }
  const posts = newestFirst(await readPosts(ask, shelf, progress))
  const asked = named.size
  const known = new Set(before?.posts.map((post) => bodyName(post)))
  for (const name of posts.map((post) => bodyName(post))) {
    if (named.has(name)) continue
    const text = known.has(name) ? undefined : readShelved(folder, 'bodies', name)
    named.set(name, text ? picturesIn(text) : (before?.pictures[name] ?? []))
  }
  named.set(
    'posts',
    picturesIn(JSON.stringify(posts.map(({ post_main_image }) => post_main_image)))
  )
  named.set('site', picturesIn(JSON.stringify(site)))
  const pictures = Object.fromEntries([...named].filter(([, names]) => names.length > 0))
  const { got, warnings } = await readPictures(ask, folder, Object.values(pictures).flat())
  return { content: { site, posts, pictures }, asked: { bodies: asked, pictures: got }, warnings }
}

async function readSite(ask: Ask): Promise<Site> {
  const policies = await Promise.all(
    POLICIES.map(async (policy_name) => {
      const path = `${policy.path}?policy_name=${policy_name}`
      return { policy_name, ...(await askPanel(ask, path, policy.answer)) }
    })
  )
  return { siteData: await askPanel(ask, siteData.path, siteData.answer), policies }
}

/** A picture the panel has no more is missing on a page; that is no reason to hold back all the others. */
async function readPictures(
  ask: Ask,
  folder: string,
  names: readonly string[]
): Promise<{ got: number; warnings: string[] }> {
  const there = shelved(folder, 'pictures')
  const missing = [...new Set(names)].filter((name) => !there.has(name))
  const warnings: string[] = []
  await pLimit(PICTURES_AT_ONCE).map(missing, async (name) => {
    const path = pictureFile.path.replace(':name', name)
    const answer = await ask(path)
    const bytes = await readBytes(answer, path, PICTURE_BYTES_MAX)
    if (answer.status === 404) {
      warnings.push(
        `The picture /pictures/${name} is named by content, and the panel has it no more.`
      )
      return
    }
    if (!answer.ok) throw new PanelFailed(`${path} was refused with ${answer.status}.`)
    if (bytes.length === 0 || !answer.headers.get('content-type')?.startsWith('image/')) {
      throw new PanelFailed(`${path} is no picture.`)
    }
    shelve(folder, 'pictures', name, bytes)
  })
  return { got: missing.length - warnings.length, warnings }
}

function amountOf({ posts, site }: Content): Amount {
  const whole = site.policies.filter(({ content, title }) => content.trim() && title.trim())
  return {
    plans: site.siteData.plans.length,
    policies: whole.map(({ policy_name }) => policy_name),
    posts: posts.length
  }
}
