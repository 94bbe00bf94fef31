// Copies the panel's public content into a folder through its API. The site is built from that
// folder: builds need no running service and are reproducible, and an outage removes no page.
import { StartRefused } from '#panel/config/start-refused.ts'
import { type PanelFetch, PanelFailed } from './panel-client.ts'
import { allPosts, bodyName, newestFirst, withFrenchOf } from './content.ts'
import { picturesIn } from '#rules/content/named-pictures.ts'
import { type ContentSummary, decideSnapshot } from './decide-snapshot.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { hasContent, fetchSite } from './fetch-site.ts'
import type { BodyStore, OnProgress } from './body-store.ts'
import { fetchFrenchPosts, fetchPosts } from './fetch-posts.ts'
import { flushFiles, listBlobs, putBlob, readBlob } from './blob-store.ts'
import { type Content, readCurrentContent, setCurrentContent } from './snapshot-folder.ts'

export type SnapshotResult = {
  /** `kept`: fetching failed, so the previous snapshot stays; the first warning says why. */
  state: 'changed' | 'same' | 'kept'
  posts: number
  /** How many post bodies and pictures were downloaded. */
  fetched: { bodies: number; pictures: number }
  /** For the publisher, as sentences. */
  warnings: string[]
  /** The content now and before, as the folder holds it. */
  content: Content
  before: Content | undefined
}

export type SnapshotOptions = { allowShrinking?: boolean; progress?: OnProgress }

type FetchedContent = Pick<SnapshotResult, 'fetched' | 'warnings'> & {
  content: Content
  newFiles: string[]
}

/**
 * Updates the folder to the panel's current content, or leaves it unchanged.
 * @throws StartRefused if there is no usable content, or most posts have disappeared
 */
export async function takeSnapshot(
  fetchPanel: PanelFetch,
  folder: string,
  { allowShrinking = false, progress = () => {} }: SnapshotOptions = {}
): Promise<SnapshotResult> {
  const before = readCurrentContent(folder)
  const fresh = await fetchContent(fetchPanel, folder, before, progress).catch((error: unknown) => {
    if (error instanceof PanelFailed) return { failure: error.message }
    throw error
  })
  const decision = decideSnapshot({
    fetched: 'failure' in fresh ? fresh : { summary: summaryOf(fresh.content) },
    previous: before && { posts: before.posts.length },
    mayShrink: allowShrinking
  })
  if (decision.use === 'none') throw new StartRefused(decision.refusal)
  if (before && decision.use === 'previous') {
    const fetched = { bodies: 0, pictures: 0 }
    const warnings = [decision.warning]
    return { state: 'kept', posts: before.posts.length, fetched, warnings, content: before, before }
  }
  if ('failure' in fresh) throw new StartRefused(fresh.failure)
  flushFiles(folder, fresh.newFiles)
  const isNew = setCurrentContent(folder, fresh.content, before)
  const { fetched, content, warnings } = fresh
  const state = isNew ? 'changed' : 'same'
  return { state, posts: content.posts.length, fetched, warnings, content, before }
}

async function fetchContent(
  fetchPanel: PanelFetch,
  folder: string,
  before: Content | undefined,
  progress: OnProgress
): Promise<FetchedContent> {
  const { site: others, warnings: siteWarnings } = await fetchSite(fetchPanel, before)
  const bodies = listBlobs(folder, 'bodies')
  const picturesByBody = new Map<string, string[]>()
  const bodyStore: BodyStore = {
    has: (name) => bodies.has(name),
    put(body) {
      const name = bodyName(body)
      putBlob(folder, 'bodies', name, body.post_description)
      bodies.add(name)
      picturesByBody.set(name, picturesIn(body.post_description))
    }
  }
  const posts = newestFirst(await fetchPosts(fetchPanel, bodyStore, progress))
  const french = others.french && {
    ...others.french,
    posts: newestFirst(await fetchFrenchPosts(fetchPanel, posts, bodyStore, progress))
  }
  const { site } = withFrenchOf({ posts, site: { ...others, french } })
  const downloaded = picturesByBody.size
  const known = new Set(before && allPosts(before).map(bodyName))
  const shown = allPosts({ posts, site })
  const newBodies = shown.map(bodyName).filter((name) => !known.has(name))
  for (const name of known)
    if (!picturesByBody.has(name)) picturesByBody.set(name, before?.pictures[name] ?? [])
  for (const name of newBodies) {
    if (!picturesByBody.has(name))
      picturesByBody.set(name, picturesIn(readBlob(folder, 'bodies', name)))
  }
  const mainImages = picturesIn(JSON.stringify(posts.map(({ post_main_image }) => post_main_image)))
  const bodyPictures = shown.map(
    (post) => [bodyName(post), picturesByBody.get(bodyName(post)) ?? []] as const
  )
  const references = [
    ['site', picturesIn(JSON.stringify(site))],
    ['posts', mainImages],
    ...bodyPictures
  ] as const
  const pictures = Object.fromEntries(references.filter(([, names]) => names.length > 0))
  const { downloaded: downloadedPictures, warnings } = await fetchPictures(
    fetchPanel,
    folder,
    Object.values(pictures).flat()
  )
  return {
    content: { site, posts, pictures },
    fetched: { bodies: downloaded, pictures: downloadedPictures.length },
    warnings: [...siteWarnings, ...warnings],
    newFiles: [
      ...newBodies.map((name) => `bodies/${name}`),
      ...downloadedPictures.map((name) => `pictures/${name}`)
    ]
  }
}

function summaryOf({ posts, site }: Content): ContentSummary {
  const filled = site.policies.filter(hasContent)
  return {
    plans: site.siteData.plans.length,
    policies: filled.map(({ policy_name }) => policy_name),
    posts: posts.length
  }
}
