import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { saveCampaign, sendCampaign } from '#contract/leads/campaigns.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { createHooks } from '#panel/app.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import type { Database } from '#panel/tables/schema.ts'
import { EVERYONE } from '#rules/leads/audience.ts'
import { type Delivery, startFaultyMailServer } from '../kit/faulty-mail-server.ts'
import { addAudience } from '../kit/lead-storm/audience.ts'
import { createWebsite } from '../kit/lead-storm/website.ts'
import { measured } from '../kit/measured.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'
import { startRestartedPanel } from '../kit/restarted-panel.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import { testSettings } from '../kit/test-settings.ts'

const RECIPIENTS = Number(process.env['PROOF_RECIPIENTS'] ?? 10_000)
const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)
const LIFE_MS = 2500
/** Of the emails, a busy mail server asks for another try. */
const LATER_SHARE = 0.01
const PATIENCE_MS = 600_000
const THREE_YEARS_MS = 3 * 366 * 86_400_000

test.runIf(hasPostgres())(
  `a campaign to ${RECIPIENTS} people under ${KILLS} kills reaches each once, nobody without consent, and can be unsubscribed from in three years`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maplekey-campaigns-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { db, url } = await freshPostgres()
    const random = seededRandom(20_261_124)
    const mail = await startFaultyMailServer(() => (random() < LATER_SHARE ? 'later' : 'accept'))
    const panel = await startRestartedPanel(folder, {
      CAMPAIGN_EMAILS_PER_SECOND: '100',
      DATABASE_URL: url,
      SMTP_URL: mail.url
    })
    onTestFinished(panel.kill)
    const { host, token } = await createWebsite(panel.current())
    const { website_id } = await db
      .selectFrom('site_hosts')
      .select('website_id')
      .where('host', '=', host)
      .executeTakeFirstOrThrow()
    await addAudience(db, website_id, { may: RECIPIENTS, ofEach: RECIPIENTS / 10 })
    const campaign_id = randomUUID()
    const draft = {
      campaign_id,
      base_version: 0,
      name: 'Spring',
      subject: 'Spring, {first_name}',
      body: '<p>Hello {name}</p>',
      language: 'en',
      audience: EVERYONE
    }
    const call = async (path: string, body: object) => {
      const options = { token, idempotencyKey: randomUUID() }
      const answer = await panel.current().post(path, body, options)
      if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    }
    await call(saveCampaign.path, draft)
    const began = performance.now()
    await call(sendCampaign.path, { campaign_id, version: 1, send_at: null })
    const startMs = Math.round(performance.now() - began)
    let kills = 0
    let restartMs = 0
    while (kills < KILLS && !(await isSent(db, campaign_id))) {
      const lifeMs = random() * LIFE_MS
      const from = performance.now()
      await panel.killAfter(lifeMs)
      restartMs += performance.now() - from - lifeMs
      kills++
    }
    const sentUnderKills = mail.treated.accept
    const underKills = Math.round((performance.now() - began) / 1000)
    const whenSent = { timeout: PATIENCE_MS, interval: 500 }
    await vi.waitUntil(() => isSent(db, campaign_id), whenSent)
    const seconds = Math.round((performance.now() - began) / 1000)
    await panel.stop()

    const letters = mail.received.filter(({ unsubscribe }) => unsubscribe !== '')
    const ids = idsByAddress(letters)
    const distinct = new Set(letters.map(({ messageId }) => messageId)).size
    measured(`a campaign to ${RECIPIENTS} people on PostgreSQL`, {
      kills,
      startMs,
      seconds,
      underKills,
      sentUnderKills,
      restartMs: Math.round(restartMs / kills),
      mailServer: mail.treated,
      repeated: letters.length - distinct
    })
    const addresses = Array.from({ length: RECIPIENTS }, (_, at) => `may${at + 1}@example.org`)
    expect(ids).toEqual(Object.fromEntries(addresses.map((address) => [address, 1])))
    expect(kills).toBe(KILLS)

    const [first] = letters
    await unsubscribeLater(url, first!)
    const suppressed = await db
      .selectFrom('email_suppressions')
      .select('reason')
      .where('website_id', '=', website_id)
      .execute()
    expect(suppressed).toEqual([{ reason: 'unsubscribed' }])
    await mail.close()
    await db.destroy()
  }
)

/** How many different emails each address got. */
function idsByAddress(letters: readonly Delivery[]): Record<string, number> {
  const byAddress = Map.groupBy(letters, ({ to }) => to)
  return Object.fromEntries(
    [...byAddress].map(([to, all]) => [to, new Set(all.map((one) => one.messageId)).size])
  )
}

async function isSent(db: Kysely<Database>, campaign_id: string): Promise<boolean> {
  const { state } = await db
    .selectFrom('campaigns')
    .select('state')
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow()
  return state === 'sent'
}

/** Presses the email's button once the service has removed all that is old by then. */
async function unsubscribeLater(databaseUrl: string, { unsubscribe }: Delivery): Promise<void> {
  const settings = { ...testSettings, databaseUrl, logLevel: 'silent' as const }
  const world = await openWorld(settings, () => new Date(Date.now() + THREE_YEARS_MS))
  try {
    await removeExpired(world)
    const { pathname } = new URL(unsubscribe.replace(/^<|>$/g, ''))
    const pressed = { method: 'POST', body: 'List-Unsubscribe=One-Click' }
    expect((await createHooks(world).request(pathname, pressed)).status).toBe(200)
  } finally {
    await world.close()
  }
}
