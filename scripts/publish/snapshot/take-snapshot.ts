// What anyone may read, asked of the panel by its own calls and kept in a folder: the site is built from that folder, so
// that a build needs no running service, the same folder gives the same site, and a panel in trouble takes no page away.
import { policyIndex } from '#contract/blog-bulk.ts'
import { policy } from '#contract/general.ts'
import { siteData } from '#contract/site-data.ts'
import { StartRefused } from '#panel/services/start-refused.ts'
import { type Ask, askPanel, PanelFailed } from './ask-panel.ts'
import { bodyName, newestFirst, type Site } from './content.ts'
import { picturesIn } from '#rules/named-pictures.ts'
import { isAlwaysThere, isPolicyName, POLICIES } from '#rules/policies.ts'
import { isVisible } from '#rules/printable.ts'
import { showsSomething } from '#rules/safe-html.ts'
import { type Amount, judge } from './judge.ts'
import { readPictures } from './read-pictures.ts'
import { type BodyShelf, type Progress, readPosts } from './read-posts.ts'
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

async function readSite(
  ask: Ask,
  before: Content | undefined
): Promise<{ site: Site; warnings: string[] }> {
  const names = await readPolicyNames(ask)
  const policies = await Promise.all(
    names.map(async (policy_name) => {
      const path = `${policy.path}?policy_name=${policy_name}`
      const read = await askPanel(ask, path, policy.answer).catch((error: unknown) => {
        // One that an editor has just taken off; the two that every site has are never gone.
        if (error instanceof PanelFailed && error.status === 404 && !isAlwaysThere(policy_name))
          return undefined
        throw error
      })
      return read && { policy_name, ...read }
    })
  )
  const there = policies.filter((read) => read !== undefined)
  const empty = there.filter((read) => !isWhole(read) && wholeBefore(read, before))
  const site = {
    siteData: await askPanel(ask, siteData.path, siteData.answer),
    policies: there.map((read) => (isWhole(read) ? read : (wholeBefore(read, before) ?? read)))
  }
  const warnings = empty.map(
    ({ policy_name }) => `The policy ${policy_name} is empty, so its page stays as it was.`
  )
  return { site, warnings }
}

/** The two that every site has, then the others; a panel of another make may have no such list. */
async function readPolicyNames(ask: Ask): Promise<string[]> {
  const index = await askPanel(ask, policyIndex.path, policyIndex.answer).catch(
    (error: unknown) => {
      if (error instanceof PanelFailed && error.status === 404) return { data: [] }
      throw error
    }
  )
  const names = index.data.map(({ policy_name }) => policy_name)
  // Names become addresses and files; those from before that rule were never on the site.
  const others = names.filter((name) => isPolicyName(name) && !isAlwaysThere(name))
  return [...POLICIES, ...others]
}

type ReadPolicy = Site['policies'][number]

function isWhole({ content, title }: ReadPolicy): boolean {
  return showsSomething(content) && isVisible(title)
}

function wholeBefore({ policy_name }: ReadPolicy, before: Content | undefined) {
  return before?.site.policies.find((one) => one.policy_name === policy_name && isWhole(one))
}

function amountOf({ posts, site }: Content): Amount {
  const whole = site.policies.filter(isWhole)
  return {
    plans: site.siteData.plans.length,
    policies: whole.map(({ policy_name }) => policy_name),
    posts: posts.length
  }
}
