import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import { tidy } from '#panel/jobs/tidy.ts'
import { removeDraft } from '#panel/records/accounts/setup-drafts.ts'
import { insertWebsite } from '#panel/records/websites/websites.ts'
import { DRAFT_TEXT_MAX, IMAGE_DATA_URL_MAX } from '#rules/limits.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { hasPostgres } from '../../kit/postgres.ts'

const ENGINES = ['embedded', ...(hasPostgres() ? (['postgres'] as const) : [])] as const
const NONE = { api_status: 0, draft: null, revision: 0, updated_at: null, device: '' }
const picture = (length: number) => `data:image/png;base64,`.padEnd(length, 'A')

describe.each(ENGINES)('on %s', (engine) => {
  let panel: TestPanel
  let token: string
  beforeEach(async () => {
    panel = await startPanel({ engine })
    token = (await panel.registerAgent()).token
  })
  afterAll(() => panel.close())

  type Save = InputOf<typeof saveSetupDraft>
  const save = (draft: Save['draft'], revision = 0, more: Partial<Save> = {}) =>
    panel.call(saveSetupDraft, { draft, revision, ...more }, { token })
  const read = async () => (await panel.call(setupDraft, {}, { token })).body

  test('a wizard left on one device is found on the other, three largest pictures included', async () => {
    expect(await read()).toEqual(NONE)
    const large = picture(IMAGE_DATA_URL_MAX)
    const draft = {
      salesman_name: 'Amara',
      company_fax: '41',
      step: 'brokerage',
      template_id: 3,
      salesman_image: large,
      company_logo: large,
      logo: large
    } as const
    const kept = {
      api_status: 0,
      revision: 1,
      updated_at: '2026-11-21T15:00:00.000Z',
      device: 'Phone'
    }
    const saved = await save(draft, 0, { device: 'Phone' })
    expect(saved).toEqual({ status: 200, body: { ...kept, saved: true, draft: null } })
    expect(await read()).toEqual({ ...kept, draft })

    const stranger = await panel.registerAgent()
    expect((await panel.call(setupDraft, {}, { token: stranger.token })).body).toEqual(NONE)
    expect((await panel.call(setupDraft, {})).status).toBe(401)
  })

  test('of two devices the one typed in last wins, and the other is handed what it wrote', async () => {
    await save({ website_name: 'First' })
    panel.advanceClock(60_000)
    await save({ website_name: 'Phone' }, 1)
    panel.advanceClock(60_000)

    const stale = await save({ website_name: 'Laptop' }, 1, { age: 61 })
    expect(stale.body).toMatchObject({
      saved: false,
      revision: 2,
      draft: { website_name: 'Phone' }
    })
    const newer = await save({ website_name: 'Laptop' }, 1, { age: 59 })
    expect(newer.body).toMatchObject({ saved: true, revision: 3 })
    // Whoever knows the newest draft writes on it, whatever the seconds say.
    expect((await save({ website_name: 'More' }, 3, { age: 90 })).body.saved).toBe(true)
    expect((await read()).draft).toEqual({ website_name: 'More' })
  })

  test('the account takes the draft with it, and none comes back', async () => {
    await save({ website_name: 'Amara' })
    const created = await panel.call(chargeAndWebsite, newAccount(), { token })
    expect(created.body.api_status).toBe(0)
    expect(await read()).toEqual(NONE)
    expect((await save({ website_name: 'Late' }, 1)).body).toEqual({ ...NONE, saved: false })
    expect(await panel.world.db.selectFrom('setup_drafts').selectAll().execute()).toEqual([])
  })

  test('a declined card leaves the draft', async () => {
    await save({ website_name: 'Amara' })
    const account = newAccount({ token: 'sbx_card_chargeDeclined_1230' })
    expect((await panel.call(chargeAndWebsite, account, { token })).status).toBe(422)
    expect((await read()).draft).toEqual({ website_name: 'Amara' })
  })

  test('a draft nobody came back to for ninety days is thrown away', async () => {
    await save({ website_name: 'Amara' })
    panel.advanceClock(90 * 24 * 60 * 60_000)
    await tidy(panel.world)
    const { length } = await panel.world.db.selectFrom('setup_drafts').selectAll().execute()
    expect(length).toBe(1)
    panel.advanceClock(1)
    await tidy(panel.world)
    expect(await panel.world.db.selectFrom('setup_drafts').selectAll().execute()).toEqual([])
  })
})

// The embedded database does one thing at a time.
describe.each(ENGINES.filter((engine) => engine === 'postgres'))('on %s', (engine) => {
  test('a save under way while the account is made waits for its end, and keeps nothing', async () => {
    const panel = await startPanel({ engine })
    const { agent_id, token } = await panel.registerAgent()
    await panel.call(chargeAndWebsite, newAccount(), { token })
    const { db } = panel.world
    const made = await db
      .deleteFrom('websites')
      .where('agent_id', '=', agent_id)
      .returningAll()
      .executeTakeFirstOrThrow()

    let saving: ReturnType<typeof panel.call> | undefined
    await db.transaction().execute(async (tx) => {
      const { website_id: _id, ...website } = made
      await insertWebsite(tx, website)
      let isOver = false
      saving = panel.call(saveSetupDraft, { draft: {}, revision: 0 }, { token })
      void saving.finally(() => (isOver = true))
      const isWaiting = sql<{ waiting: boolean }>`
        select exists (select from pg_locks where not granted) as waiting
      `
      while (!isOver && !(await isWaiting.execute(tx)).rows[0]?.waiting);
      await removeDraft(tx, agent_id)
    })
    expect((await saving)?.body).toEqual({ ...NONE, saved: false })
    expect(await db.selectFrom('setup_drafts').selectAll().execute()).toEqual([])
    await panel.close()
  })
})

describe('what may not be kept', () => {
  let panel: TestPanel
  let token: string
  beforeEach(async () => {
    panel = await startPanel()
    token = (await panel.registerAgent()).token
  })
  afterAll(() => panel.close())

  test.each<[string, object, number]>([
    ['a picture that is none', { logo: 'https://tracker.example.com/x.png' }, 400],
    ['a picture over its size', { logo: picture(IMAGE_DATA_URL_MAX + 1) }, 400],
    ['a text over its length', { website_name: 'a'.repeat(DRAFT_TEXT_MAX + 1) }, 400],
    ['a number for a name', { website_name: 1 }, 400],
    ['more than all fields can need', { website_name: 'a'.repeat(1_000_000) }, 413]
  ])('%s', async (_, draft, status) => {
    const answer = await panel.call(
      saveSetupDraft,
      { draft, revision: 0 } as InputOf<typeof saveSetupDraft>,
      { token }
    )
    expect(answer.status).toBe(status)
    expect((await panel.call(setupDraft, {}, { token })).body.draft).toBeNull()
  })

  test('a card is never among it', async () => {
    const draft = { website_name: 'Amara', token: 'pm_1', card_number: '4242424242424242' }
    await panel.call(saveSetupDraft, { draft, revision: 0 }, { token })
    const { body } = await panel.call(setupDraft, {}, { token })
    expect(body.draft).toEqual({ website_name: 'Amara' })
  })

  test('more than two hundred saves in ten minutes', async () => {
    const save = () => panel.call(saveSetupDraft, { draft: {}, revision: 0 }, { token })
    await panel.world.db.deleteFrom('rate_limits').execute()
    await save()
    await panel.world.db.updateTable('rate_limits').set({ hits: 199 }).execute()
    expect([(await save()).status, (await save()).status]).toEqual([200, 429])
  })
})
