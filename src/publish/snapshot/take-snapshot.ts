// What anyone may read, asked of the panel by its own calls and kept in a folder: the site is built from that folder, so
// that a build needs no running service, the same folder gives the same site, and a panel in trouble takes no page away.
import { StartRefused } from '#panel/config/start-refused.ts'
import { type Ask, PanelFailed } from './ask-panel.ts'
import { bodyName, newestFirst } from './content.ts'
import { picturesIn } from '#rules/content/named-pictures.ts'
import { type Amount, judge } from './judge.ts'
import { readPictures } from './read-pictures.ts'
import { isWhole, readSite } from './read-site.ts'
import type { BodyStore, Progress } from './body-store.ts'
import { readPosts } from './read-posts.ts'
import {
  type Content,
  readShelved,
  readShown,
  settle,
  shelve,
  shelved,
  show
} from './snapshot-folder.ts'

export type SnapshotResult = {
  /** `kept`: the panel could not be read, and what it last said stays; the first warning says why. */
  state: 'changed' | 'same' | 'kept'
  posts: number
  /** How many texts and pictures had to be asked for. */
  asked: { bodies: number; pictures: number }
  /** Sentences for the person who publishes. */
  warnings: string[]
  /** What the folder holds now, and what it held before. */
  content: Content
  before: Content | undefined
}

export type SnapshotOptions = { allowShrinking?: boolean; progress?: Progress }

type Fresh = Pick<SnapshotResult, 'asked' | 'warnings'> & { content: Content; laid: string[] }

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
  if (before && verdict.use === 'kept') {
    const asked = { bodies: 0, pictures: 0 }
    const warnings = [verdict.warning]
    return { state: 'kept', posts: before.posts.length, asked, warnings, content: before, before }
  }
  if ('failure' in fresh) throw new StartRefused(fresh.failure)
  settle(folder, fresh.laid)
  const isNew = show(folder, fresh.content, before)
  const { asked, content, warnings } = fresh
  const state = isNew ? 'changed' : 'same'
  return { state, posts: content.posts.length, asked, warnings, content, before }
}

async function readAll(
  ask: Ask,
  folder: string,
  before: Content | undefined,
  progress: Progress
): Promise<Fresh> {
  const { site, warnings: ofSite } = await readSite(ask, before)
  const bodies = shelved(folder, 'bodies')
  const named = new Map<string, string[]>()
  const shelf: BodyStore = {
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
  const laid = posts.map((post) => bodyName(post)).filter((name) => !known.has(name))
  for (const name of known) if (!named.has(name)) named.set(name, before?.pictures[name] ?? [])
  for (const name of laid) {
    if (!named.has(name)) named.set(name, picturesIn(readShelved(folder, 'bodies', name)))
  }
  const inPosts = picturesIn(JSON.stringify(posts.map(({ post_main_image }) => post_main_image)))
  const texts = posts.map((post) => [bodyName(post), named.get(bodyName(post)) ?? []] as const)
  const naming = [['site', picturesIn(JSON.stringify(site))], ['posts', inPosts], ...texts] as const
  const pictures = Object.fromEntries(naming.filter(([, names]) => names.length > 0))
  const { got, warnings } = await readPictures(ask, folder, Object.values(pictures).flat())
  return {
    content: { site, posts, pictures },
    asked: { bodies: asked, pictures: got.length },
    warnings: [...ofSite, ...warnings],
    laid: [...laid.map((name) => `bodies/${name}`), ...got.map((name) => `pictures/${name}`)]
  }
}

function amountOf({ posts, site }: Content): Amount {
  const whole = site.policies.filter(isWhole)
  return {
    plans: site.siteData.plans.length,
    policies: whole.map(({ policy_name }) => policy_name),
    posts: posts.length
  }
}
