import type { Endpoint } from '#contract/endpoint.ts'
import * as builder from '#contract/websites/site-builder.ts'
import { endExport, insertExport } from '#panel/records/websites/site-exports.ts'
import { publishSitePost, unpublishSitePost } from '#contract/websites/site-posts.ts'
import type { TestPanel } from './panel.ts'
import { pictureBlob } from './pictures.ts'
import { openBlog, postContent } from './site-posts.ts'
import { keyedListingCalls, safeListingCalls } from './repeated-listing-calls.ts'
import { openBuilder, withHeadline } from './site-builder.ts'

/** Where an agent moves to. */
export const NEW_BROKERAGE = {
  details: { company_name: 'Harbourfront Homes, Brokerage', company_address: '9 Pier Road' },
  broker_name: 'Ruth Baker',
  broker_email: 'ruth@broker.example'
}

type Made = { input: object; token: string; other?: [Endpoint, object] }
type Case = () => Promise<Made>

/** A website with a draft that is newer than what is published. */
async function edited(panel: TestPanel) {
  const agent = await openBuilder(panel)
  const { draft_version: version } = await agent.saveHeadline('Another headline')
  return { agent, token: agent.token, version }
}

/** The builder's calls that take a key. */
export function keyedSiteCalls(panel: TestPanel): Record<string, Case> {
  return {
    publishSite: async () => {
      const { token, version } = await edited(panel)
      return { input: { version }, token, other: [builder.unpublishSite, {}] }
    },
    undoSite: async () => {
      const { agent, token, version } = await edited(panel)
      await agent.publish()
      const input = { published_version: version }
      return { input, token, other: [builder.unpublishSite, {}] }
    },
    unpublishSite: async () => {
      const { token, version } = await edited(panel)
      return { input: {}, token, other: [builder.publishSite, { version }] }
    },
    askForStamp: async () => {
      const { token, version } = await edited(panel)
      const input = { version, name: 'Ruth Baker', email: 'ruth@broker.example' }
      return { input, token, other: [builder.publishSite, { version }] }
    },
    publishSitePost: async () => {
      const { save, token } = await openBlog(panel)
      const { post_id, version } = (await save()).body
      return { input: { post_id, version }, token, other: [unpublishSitePost, { post_id }] }
    },
    unpublishSitePost: async () => {
      const blog = await openBlog(panel)
      const { post_id, version } = await blog.publish()
      const other: [Endpoint, object] = [publishSitePost, { post_id, version }]
      return { input: { post_id }, token: blog.token, other }
    },
    ...keyedListingCalls(panel)
  }
}

/** The builder's other calls that are not a GET. */
export function safeSiteCalls(panel: TestPanel): Record<string, Case> {
  const plain =
    (input: object): Case =>
    async () => ({ input, token: (await openBuilder(panel)).token })
  return {
    saveSite: async () => {
      const { draft, token } = await openBuilder(panel)
      const { content, draft_version } = await draft()
      return {
        input: { content: withHeadline(content, 'Saved twice'), base_version: draft_version },
        token
      }
    },
    scheduleSite: async () => {
      const { token, version } = await edited(panel)
      const publish_at = new Date(+panel.now() + 60_000).toISOString()
      return { input: { version, publish_at }, token }
    },
    unscheduleSite: plain({}),
    restoreSite: async () => {
      const { token, version } = await edited(panel)
      return { input: { version: 1, base_version: version }, token }
    },
    addSitePicture: async () => {
      const file = await pictureBlob('png')
      return { input: { file }, token: (await openBuilder(panel)).token }
    },
    deleteSitePicture: plain({ sha256: 'a'.repeat(64) }),
    // Another link is made; the one whose answer was lost expires unused.
    makeSitePreview: plain({}),
    revokeSitePreviews: plain({}),
    revokeStamp: plain({ stamp_id: 1 }),
    planMove: async () => {
      const move_at = new Date(+panel.now() + 60_000).toISOString()
      return { input: { ...NEW_BROKERAGE, move_at }, token: (await openBuilder(panel)).token }
    },
    cancelMove: plain({}),
    startSiteExport: plain({}),
    // Another link is made, and the one whose answer was lost ends.
    linkSiteExport: async () => ({ input: {}, token: await exportedAgent(panel) }),
    forwardSite: plain({ address: 'https://elsewhere-homes.ca' }),
    endForwarding: plain({}),
    setSiteSecret: plain({ name: 'ga4_measurement_id', value: 'G-ABC1234567' }),
    removeSiteSecret: plain({ name: 'ga4_measurement_id' }),
    ...safePostCalls(panel),
    ...safeListingCalls(panel)
  }
}

/** The token of an agent whose export is ready. */
async function exportedAgent(panel: TestPanel): Promise<string> {
  const { token, website_id } = await openBuilder(panel)
  const { world } = panel
  const made = await insertExport(world.db, { website_id, language: 'en', asked_at: panel.now() })
  const expires_at = new Date(+panel.now() + 60_000)
  const end = { state: 'ready', bytes: 1, ended_at: panel.now(), expires_at } as const
  await endExport(world.db, made.export_id, end)
  return token
}

function safePostCalls(panel: TestPanel): Record<string, Case> {
  /** With a post that has two versions. */
  const onPost =
    (inputOf: (post: { post_id: number; version: number }) => object): Case =>
    async () => {
      const { save, token } = await openBlog(panel)
      const first = (await save()).body
      const { post_id, version } = (await save({ title: 'Another' }, first, { apart: true })).body
      return { input: inputOf({ post_id, version }), token }
    }
  const publish_at = () => new Date(+panel.now() + 60_000).toISOString()
  return {
    saveSitePost: onPost(({ post_id, version }) => {
      return { post_id, base_version: version, content: postContent({ title: 'Saved twice' }) }
    }),
    scheduleSitePost: onPost((post) => ({ ...post, publish_at: publish_at() })),
    unscheduleSitePost: onPost(({ post_id }) => ({ post_id })),
    deleteSitePost: onPost(({ post_id }) => ({ post_id })),
    putBackSitePost: onPost(({ post_id }) => ({ post_id })),
    restoreSitePost: onPost(({ post_id, version }) => {
      return { post_id, version: version - 1, base_version: version }
    })
  }
}
