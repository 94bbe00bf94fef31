import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { saveSetupDraft } from '#contract/account-setup/setup-draft.ts'
import { createPanel } from '#panel/app.ts'
import { writeBackupFile, readBackup } from '#panel/actions/operations/backup-file.ts'
import { storePicture } from '#panel/records/content/pictures.ts'
import { restoreBackup } from '#panel/records/backup/restore-backup.ts'
import { writeBackup } from '#panel/records/backup/write-backup.ts'
import { runRestore } from '#panel/commands/run-backup.ts'
import { migrate } from '#panel/tables/migrate.ts'
import type { Database } from '#panel/tables/schema.ts'
import { allRows } from '../../kit/all-rows.ts'
import { withBackups } from '../../kit/backups.ts'
import { DAY, FAILING_CARD, runUntil, payWith, subscribe } from '../../kit/billing.ts'
import { newAccount } from '../../kit/new-account.ts'
import { testSettings } from '../../kit/test-settings.ts'
import { freshPostgres, hasPostgres } from '../../kit/postgres.ts'

const { freshFile, panel } = await withBackups()

async function nextJob(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('jobs', 'job_id')) as next
  `.execute(db)
  return rows[0]!.next
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A few agents' data: a paid year, a trial, cards, a failed payment, drafts, pictures, sessions. */
async function liveAccounts(): Promise<{ token: string; website_id: number }> {
  const png = `data:image/png;base64,${PNG}`
  const plain = newAccount()
  const paid = await subscribe(panel, {
    salesman_image: png,
    company_logo: png,
    coupon_code: '',
    website_details: { ...plain.website_details, base_url: 'moving.ca', logo: png }
  })
  const trial = await subscribe(panel, { isTrial: true })
  await payWith(panel, trial, FAILING_CARD)
  await runUntil(panel, new Date(panel.now().getTime() + 32 * DAY), 8)
  const newcomer = await panel.registerAgent({ referral_code: '' })
  await panel.call(
    saveSetupDraft,
    { draft: { salesman_name: 'Zoë “Z” O’Neil\n\\', logo: png }, revision: 0 },
    { token: newcomer.token }
  )
  await panel.call(chargeAndWebsite, newAccount({ token: 'sbx_card_visa_chargeDeclined_1240' }), {
    token: newcomer.token,
    idempotencyKey: 'moving'
  })
  await storePicture(panel.world.db, {
    name: 'a.png',
    type: 'image/png',
    bytes: Buffer.from(PNG, 'base64'),
    alt: 'A dot',
    created: panel.now(),
    agent_id: null
  })
  return paid
}

describe.runIf(hasPostgres())('from the embedded database to PostgreSQL', () => {
  test('every row survives, sessions stay valid, and so does the way back', async () => {
    const { website_id } = await liveAccounts()
    const { token } = await panel.registerAgent()
    const before = await allRows(panel.world.db)
    for (const table of [
      'agents',
      'charges',
      'cards',
      'sessions',
      'setup_drafts',
      'website_pictures',
      'pictures',
      'content_versions',
      'jobs',
      'trials',
      'transactions',
      'request_keys',
      'sandbox_payments'
    ] as const) {
      expect(before[table], table).not.toEqual([])
    }
    const file = freshFile()
    await writeBackupFile(panel.world.db, file)

    const { db, url } = await freshPostgres()
    await runRestore({ ...testSettings, databaseUrl: url, logLevel: 'silent' }, [file])
    expect(await allRows(db)).toEqual(before)

    const moved = createPanel({ ...panel.world, db })
    const me = await moved.request(accessTokenLoginWeb.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}'
    })
    expect(me.status).toBe(200)
    await sql`delete from sessions`.execute(db)

    const after = await allRows(db)
    const back = freshFile()
    await writeBackupFile(db, back)
    expect(await nextJob(db)).toBe(await nextJob(panel.world.db))
    await restoreBackup(panel.world.db, readBackup(back))
    expect(await allRows(panel.world.db)).toEqual(after)
    const pictures = await panel.world.db
      .selectFrom('website_pictures')
      .select('field')
      .where('website_id', '=', website_id)
      .execute()
    expect(pictures).toHaveLength(3)
    await db.destroy()
  })

  test('a backup of an older version is migrated', async () => {
    const older = await freshPostgres()
    const migrations = await migrate(older.db, '003-confirmed-by-owner')
    await sql`insert into secrets values ('kept', 'for years')`.execute(older.db)
    const file = freshFile()
    await writeBackupFile(older.db, file)
    await runRestore({ ...testSettings, databaseUrl: older.url, logLevel: 'silent' }, [file])

    expect((await allRows(older.db))['secrets']).toEqual(['{"name":"kept","value":"for years"}'])
    expect(await allRows(older.db)).toHaveProperty('go_live')
    expect(await migrate(older.db)).toEqual([])
    expect(migrations).toHaveLength(3)
    await older.db.destroy()
  })

  test('writes during a backup are not in it', async () => {
    const { db } = await freshPostgres()
    await migrate(db)
    await sql`insert into secrets values ('before', 'x')`.execute(db)
    const lines: string[] = []
    await writeBackup(db, async (line) => {
      if (lines.push(line) > 1) return
      await sql`update secrets set name = 'after'`.execute(db)
      await sql`insert into rate_limits values ('after', now(), 1)`.execute(db)
    })
    expect(lines.join('\n')).toContain('["before", "x"]')
    expect(lines.join('\n')).not.toContain('after')
    await db.destroy()
  })

  test('a database with accounts needs --replace, and one in use is never replaced', async () => {
    const { db, url } = await freshPostgres()
    const file = freshFile()
    await writeBackupFile(panel.world.db, file)
    const settings = { ...testSettings, databaseUrl: url, logLevel: 'silent' }
    await runRestore(settings, [file])
    await expect(runRestore(settings, [file])).rejects.toThrow('This database has accounts;')
    await runRestore(settings, [file, '--replace'])

    await sql`set application_name = 'maplekey'`.execute(db)
    await expect(runRestore(settings, [file, '--replace'])).rejects.toThrow('stop it first')
    await db.destroy()
  })
})
