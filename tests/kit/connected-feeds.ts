import * as agreements from '#contract/listings/agreements.ts'
import * as feeds from '#contract/listings/feeds.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { feedOpener, feedRowOf } from '#panel/actions/listings/feeds/open-feed.ts'
import { pollFeeds } from '#panel/actions/listings/feeds/poll-feeds.ts'
import { tellAgentsOfFeeds } from '#panel/actions/listings/feeds/tell-agents.ts'
import { saveDestination, saveFeed } from '#panel/records/listings/feeds/feeds.ts'
import { RESO_TOKEN } from '#panel/services/listing-feed/sample-feed/feed-answers.ts'
import {
  SAMPLE_ACCOUNT,
  sampleStore
} from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import { DDF_BOARD } from '#rules/listings/feeds/feed-name.ts'
import { subscribe } from './billing.ts'
import { type DdfServer, startDdf } from './ddf-server.ts'
import type { Answer, TestPanel } from './panel.ts'

type Access = InputOf<typeof feeds.connectFeed>['access']
type Agreement = InputOf<typeof agreements.saveBoardAgreement>['agreement']

export const DDF_ACCESS = {
  way: 'ddf' as const,
  client_id: SAMPLE_ACCOUNT.clientId,
  secret: SAMPLE_ACCOUNT.secret,
  is_pool: true,
  destination_id: null
}

export const SIGNED: Agreement = {
  board: DDF_BOARD,
  kind: 'data-license',
  turn: 'signed',
  signed_on: '2026-11-20',
  link: '',
  note: '',
  remind_on: null
}

/** A feed that a website's agent has connected, without asking anyone. */
export async function insertFeed(
  { now, world }: TestPanel,
  { name = 'Ann', website_id }: { website_id: number; name?: string }
): Promise<number> {
  const access = { kind: 'reso' as const, root: 'https://127.0.0.1/odata/', token: name }
  const feed_id = await saveFeed(world.db, {
    ...(await feedRowOf(world, access, website_id)),
    board: `Board of ${name}`,
    connected_at: now(),
    is_agreed: false,
    is_vow: false,
    is_pool: false,
    next_poll_at: now()
  })
  await saveDestination(world.db, { feed_id, destination_id: 0, website_id, name })
  return feed_id
}

/** CREA's stand-in where the panel looks for CREA. */
export async function standInForCrea(
  panel: TestPanel,
  { homes = 6 }: { homes?: number } = {}
): Promise<DdfServer> {
  const server = await startDdf({ store: sampleStore({ homes, now: panel.now() }) })
  server.time.now = panel.now()
  const { access } = server
  if ('tokenUrl' in access) {
    const { root, tokenUrl } = access
    panel.world.feeds = { ddf: { root, tokenUrl }, isStandIn: true }
  }
  return server
}

/** An agent with a website, and the calls of their feeds. */
export async function openFeeds(panel: TestPanel, known?: { token: string; website_id: number }) {
  const { token, website_id } = known ?? (await subscribe(panel))
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer> =>
    panel.call(endpoint, input, { token })
  const list = async (): Promise<feeds.FeedsAndAgreements> => (await call(feeds.feeds, {})).body
  const open = feedOpener(panel.world)
  return {
    token,
    website_id,
    call,
    list,
    connect: (access: Partial<Access> & object = {}) =>
      call(feeds.connectFeed, { access: { ...DDF_ACCESS, ...access } as Access }),
    board: (root: string, change: { board?: string; media_hosts?: string; token?: string } = {}) =>
      call(feeds.connectFeed, {
        access: { way: 'token', board: 'TRREB', token: RESO_TOKEN, root, ...change }
      }),
    sign: (change: Partial<Agreement> = {}, agreement_id: number | null = null) =>
      call(agreements.saveBoardAgreement, {
        agreement_id,
        agreement: { ...SIGNED, ...change }
      }),
    async signAll() {
      for (const kind of ['data-license', 'shared-pool'] as const) await this.sign({ kind })
    },
    async poll() {
      await pollFeeds(panel.world, open)
      await tellAgentsOfFeeds(panel.world)
    },
    async feed() {
      const [feed] = (await list()).feeds
      if (!feed) throw new Error('no feed is connected')
      return feed
    },
    /** How many listings of feeds its visitors see. */
    async shown() {
      const rows = await panel.world.db
        .selectFrom('site_listings')
        .innerJoin('listings', 'listings.listing_id', 'site_listings.listing_id')
        .select('source_key')
        .where('site_listings.website_id', '=', website_id)
        .where('hidden_reason', 'is', null)
        .where('source', 'in', ['ddf', 'reso'])
        .execute()
      return rows.length
    }
  }
}
