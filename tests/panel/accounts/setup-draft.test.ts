import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { removeDraft } from '#panel/records/accounts/setup-drafts.ts'
import { insertWebsite } from '#panel/records/websites/websites.ts'
import { DRAFT_TEXT_MAX, IMAGE_DATA_URL_MAX } from '#rules/limits.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { hasPostgres, RACE_ENGINE } from '../../kit/postgres.ts'

const NONE = { api_status: 0, draft: null, revision: 0, updated_at: null, device: '' }
const picture = (length: number) => `data:image/png;base64,`.padEnd(length, 'A')

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
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

  test('a wizard draft is available on another device, including three pictures of maximum size', async () => {
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
    const ages = Object.fromEntries(Object.keys(draft).map((name) => [name, 0]))
    expect(await read()).toEqual({ ...kept, ages, draft })

    const stranger = await panel.registerAgent()
    expect((await panel.call(setupDraft, {}, { token: stranger.token })).body).toEqual(NONE)
    expect((await panel.call(setupDraft, {})).status).toBe(401)
  })

  test('of two devices each field’s newest value is kept, and each is sent what it lacks', async () => {
    await save({ website_name: 'First' }, 0, { ages: { website_name: 0 } })
    panel.advanceClock(60_000)
    const phone = { website_name: 'Phone', company_name: 'Lakeshore' }
    const ages = { website_name: 0, company_name: 30 }
    expect((await save(phone, 1, { ages })).body).toMatchObject({ saved: true, draft: null })
    panel.advanceClock(60_000)

    const laptop = { website_name: 'Laptop', company_name: 'Osei Realty', logo: picture(40) }
    const { body } = await save(laptop, 1, {
      ages: { website_name: 61, company_name: 89, logo: 5 }
    })
    expect(body).toMatchObject({ saved: true, revision: 3 })
    expect(body.draft).toEqual({ ...laptop, website_name: 'Phone' })
    expect(body.ages).toEqual({ website_name: 60, company_name: 89, logo: 5 })

    // The phone empties two fields that it typed last.
    await save({ ...phone, website_name: '', logo: '' }, 2, { ages: { website_name: 0, logo: 0 } })
    expect((await read()).draft).toEqual({
      website_name: '',
      company_name: 'Osei Realty',
      logo: ''
    })
  })

  test('a field without an age adds what is missing and overwrites nothing', async () => {
    await save({ website_name: 'Phone' }, 0, { ages: { website_name: 9_999_999 } })
    await save({ website_name: 'Laptop', company_name: 'Osei' }, 0, { ages: {} })
    expect((await read()).draft).toEqual({ website_name: 'Phone', company_name: 'Osei' })
    expect((await read()).ages).toEqual({ website_name: 9_999_999 })
  })

  test('an older version of the browser’s code changes what it knew, and takes over the rest', async () => {
    await save({ website_name: 'First', company_name: 'Old', logo: picture(40) }, 0, { age: 500 })
    await save({ website_name: 'Second', logo: picture(44) }, 1, {
      ages: { website_name: 400, logo: 400 }
    })

    // It knows revision 1: the website's name and the logo are old copies, the brokerage is typed.
    const stale = { website_name: 'First', company_name: 'New', logo: picture(40) }
    const { body } = await save(stale, 1, { age: 0, device: 'Old' })
    expect(body).toMatchObject({ saved: false, revision: 3, device: '' })
    expect(body.draft).toEqual({ website_name: 'Second', company_name: 'New', logo: picture(44) })

    // Now it knows all of it, and takes the logo out; a clock that runs late makes no difference.
    const known = { website_name: 'Third', company_name: 'New' }
    const after = await save(known, 3, { age: 9999, device: 'Old' })
    expect(after.body).toMatchObject({ saved: true, draft: null, revision: 4, device: 'Old' })
    expect((await read()).draft).toEqual({ ...known, logo: '' })
  })

  test('a draft that an older version of the panel has saved counts as typed at one time', async () => {
    await save({ website_name: 'First' }, 0, { ages: { website_name: 0 } })
    panel.advanceClock(60_000)
    const draft = JSON.stringify({ website_name: 'Whole', company_name: 'Whole' })
    const updated_at = new Date(panel.world.clock().getTime() - 10_000)
    await panel.world.db
      .updateTable('setup_drafts')
      .set({ draft, revision: 2, updated_at })
      .execute()
    const both = { website_name: 'Mine', company_name: 'Mine' }
    await save(both, 1, { ages: { website_name: 11, company_name: 9 } })
    expect((await read()).draft).toEqual({ website_name: 'Whole', company_name: 'Mine' })
  })

  test('devices that save at the same moment lose nothing', async () => {
    const names = [
      'website_name',
      'company_name',
      'billing_name',
      'salesman_name',
      'coupon_code'
    ] as const
    await Promise.all(names.map((name) => save({ [name]: name }, 0, { ages: { [name]: 0 } })))
    const all = Object.fromEntries(names.map((name) => [name, name]))
    expect(await read()).toMatchObject({ draft: all, revision: names.length })
  })

  test('creating the account deletes the draft for good', async () => {
    await save({ website_name: 'Amara' })
    const created = await panel.call(chargeAndWebsite, newAccount(), { token })
    expect(created.body.api_status).toBe(0)
    expect(await read()).toEqual(NONE)
    expect((await save({ website_name: 'Late' }, 1)).body).toEqual({ ...NONE, saved: false })
    expect(await panel.world.db.selectFrom('setup_drafts').selectAll().execute()).toEqual([])
  })

  test('a declined card keeps the draft', async () => {
    await save({ website_name: 'Amara' })
    const account = newAccount({ token: 'sbx_card_chargeDeclined_1230' })
    expect((await panel.call(chargeAndWebsite, account, { token })).status).toBe(422)
    expect((await read()).draft).toEqual({ website_name: 'Amara' })
  })

  test('a draft is deleted after ninety days without use', async () => {
    await save({ website_name: 'Amara' })
    panel.advanceClock(90 * 24 * 60 * 60_000)
    await removeExpired(panel.world)
    const { length } = await panel.world.db.selectFrom('setup_drafts').selectAll().execute()
    expect(length).toBe(1)
    panel.advanceClock(1)
    await removeExpired(panel.world)
    expect(await panel.world.db.selectFrom('setup_drafts').selectAll().execute()).toEqual([])
  })
})

// The embedded database does one thing at a time.
describe.runIf(hasPostgres())('on PostgreSQL', () => {
  test('a concurrent save waits for account creation and then stores nothing', async () => {
    const panel = await startPanel({ engine: 'postgres' })
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

describe('what may not be saved', () => {
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

  test('never includes a card', async () => {
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
