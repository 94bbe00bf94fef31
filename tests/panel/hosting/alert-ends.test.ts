import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailHash } from '#panel/actions/leads/email-hash.ts'
import { processBulkEmails } from '#panel/actions/leads/process-bulk-emails.ts'
import { confirmSearch } from '#panel/actions/leads/saved-searches/confirm-search.ts'
import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { suppress } from '#panel/records/leads/suppressions.ts'
import { startHosting } from '../../kit/hosting.ts'
import { openListings } from '../../kit/listings.ts'

let hosting: Awaited<ReturnType<typeof startHosting>>
let site: Awaited<ReturnType<typeof hosting.newSite>>
let ann: Awaited<ReturnType<typeof openListings>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  site = await hosting.newSite()
  ann = await openListings(hosting.panel, site)
})
afterAll(() => hosting.close())

const searches = () => hosting.panel.world.db.selectFrom('saved_searches').select('email').execute()

/** A search that a visitor saved and confirmed. */
async function saveSearch(email: string): Promise<void> {
  const { panel } = hosting
  const { db } = panel.world
  const text_id = await saveConsentText(db, 'en', 'Yes, email me new homes.')
  const asked = { text_id, language: 'en', verified: true, asked_at: panel.now() } as const
  const saved = await db
    .insertInto('saved_searches')
    .values({ website_id: ann.website_id, query: 'beds=3', email, email_key: email, ...asked })
    .returningAll()
    .executeTakeFirstOrThrow()
  await confirmSearch(panel.world, saved, site.host)
}

/** The addresses that are told of a new home the next morning. */
async function toldOf(title: string): Promise<string[]> {
  const { panel } = hosting
  await ann.save({ title: { en: title } })
  panel.emails.length = 0
  panel.advanceClock(86_400_000)
  await processBulkEmails(panel.world)
  await processBulkEmails(panel.world)
  return panel.emails.filter(({ id }) => id.startsWith('bulk-')).map(({ to }) => to.address)
}

test.each(['complained', 'bounced'] as const)(
  'an unsubscribe from news and offers leaves alerts on, and an address that %s ends them',
  async (reason) => {
    const { db } = hosting.panel.world
    const email = `${reason}@visitor.test`
    const which = { website_id: ann.website_id, email_hash: await emailHash(db, email) }
    await saveSearch(email)
    await suppress(db, { ...which, reason: 'unsubscribed', at: hosting.panel.now() })
    expect(await toldOf(`Before it ${reason}`)).toEqual([email])
    expect(await searches()).toEqual([{ email }])
    await suppress(db, { ...which, reason, at: hosting.panel.now() })
    expect(await toldOf(`After it ${reason}`)).toEqual([])
    expect(await searches()).toEqual([])
  }
)
