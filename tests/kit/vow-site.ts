import { runDueJobs } from '#panel/jobs/worker.ts'
import { soldStore } from '#panel/services/listing-feed/sample-feed/sold-homes.ts'
import { openFeeds } from './connected-feeds.ts'
import { startDdf } from './ddf-server.ts'
import type { startHosting } from './hosting.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Site = Awaited<ReturnType<Hosting['newSite']>>

export const COOKIE = '__Host-homes-account'
export const BOARD = 'TRREB'

/** A board's feed with homes that are sold or about to be, the last of them for sale. */
export async function startBoard({ panel }: Hosting, homes = 6) {
  const store = soldStore({ homes, now: panel.now() })
  const [last] = [...store.properties].slice(-1)
  if (last) store.properties.set(last[0], { ...last[1], StandardStatus: 'Active' })
  const server = await startDdf({ profile: 'reso', store })
  server.time.now = panel.now()
  panel.world.feeds = { ...panel.world.feeds, isStandIn: true }
  return server
}

/** A website with that feed, whose agreements of these kinds are signed, and what its visitors do. */
export async function openVowSite(
  hosting: Hosting,
  board: Awaited<ReturnType<typeof startBoard>>,
  site: Site,
  signed: readonly ('data-license' | 'idx' | 'vow')[] = ['data-license', 'idx', 'vow']
) {
  const { panel } = hosting
  const feeds = await openFeeds(panel, site)
  await feeds.board(board.access.root, { board: BOARD })
  for (const kind of signed) await feeds.sign({ board: BOARD, kind })
  await feeds.poll()

  const post = (fields: Record<string, string>, more: Record<string, string> = {}) =>
    hosting.ask({
      host: site.host,
      path: '/homes-account',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      body: new URLSearchParams(fields).toString()
    })

  /** The hidden fields of the door's first form, old enough to be sent. */
  async function fields(): Promise<Record<string, string>> {
    const { body } = await hosting.get(site.host, '/homes-account')
    const valueOf = (name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ??
      new RegExp(`value="([^"]+)" name="${name}"`).exec(body)?.[1] ??
      ''
    panel.advanceClock(5000)
    return { form_token: valueOf('form_token'), terms: valueOf('terms') }
  }

  const register = async (email: string, change: Record<string, string> = {}) => {
    const typed = { name: 'Kim Visitor', email, accepts: 'yes' }
    return post({ action: 'register', ...(await fields()), ...typed, ...change })
  }

  /** The path behind the button of the last email to this address. */
  async function emailedLink(email: string): Promise<string> {
    await runDueJobs(panel.world)
    const sent = panel.emails.findLast(
      ({ id, to }) => id.startsWith('vow-') && to.address === email
    )
    return /\/_site\/homes-account\/\w+/.exec(sent?.text ?? '')?.[0] ?? 'no link'
  }

  const press = (path: string, host = site.host) => hosting.ask({ host, path, method: 'POST' })

  return {
    ...site,
    feeds,
    fields,
    post,
    register,
    emailedLink,
    press,
    /** Of the board's homes that its registered visitors may see. */
    homes: (...statuses: ('Active' | 'Closed' | 'Pending')[]) =>
      panel.world.db
        .selectFrom('site_vow_listings')
        .innerJoin('listings', 'listings.listing_id', 'site_vow_listings.listing_id')
        .selectAll('listings')
        .where('site_vow_listings.website_id', '=', site.website_id)
        .where('StandardStatus', 'in', statuses)
        .orderBy('listings.listing_id')
        .execute(),
    /** The first photograph of a home, as if it had been fetched; its name. */
    async insertPhoto(listing_id: number): Promise<string> {
      const { db } = panel.world
      const [at, size] = [panel.now(), { width: 160, height: 90 }]
      const { fetch_key } = await db
        .selectFrom('listing_media')
        .select('fetch_key')
        .where('listing_id', '=', listing_id)
        .executeTakeFirstOrThrow()
      if (fetch_key === null) throw new Error('no photograph of a feed')
      const photo = { fetched_at: at, asked_at: at, next_try_at: at, ...size }
      await db
        .insertInto('feed_photos')
        .values({ fetch_key, ...photo })
        .onConflict((conflict) => conflict.column('fetch_key').doUpdateSet(photo))
        .execute()
      const bytes = Buffer.from('a photograph')
      await db
        .insertInto('feed_photo_files')
        .values({ fetch_key, width: 160, format: 'jpeg', bytes })
        .execute()
      return fetch_key
    },
    registration: (email: string) =>
      panel.world.db
        .selectFrom('vow_registrations')
        .selectAll()
        .where('email_key', '=', email)
        .where('website_id', '=', site.website_id)
        .executeTakeFirstOrThrow(),
    askToSignIn: async (email: string) => post({ action: 'sign-in', ...(await fields()), email }),
    /** A registered visitor's cookie. */
    async signIn(email: string): Promise<string> {
      await register(email)
      return cookieOf(await press(await emailedLink(email)))
    },
    /** Signed in by this cookie, if any. */
    open: (cookie: string | undefined, path = '/homes-account', host = site.host) =>
      hosting.get(host, path, cookie === undefined ? {} : { cookie })
  }
}

/** What a browser sends back; empty if none was set. */
export function cookieOf({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** The pages of homes that a page of the account links to. */
export function homeLinks(body: string): string[] {
  return [...body.matchAll(/href="(\/homes-account\/[^"]+)"/g)].map(([, path]) => path ?? '')
}
