import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#panel/tables/schema.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { cableTo } from '../kit/cable.ts'
import { askHost, publishContent } from '../kit/hosting.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'
import { siteContent } from '../kit/site-content.ts'
import { sitePage, textIn } from '../kit/site-page.ts'

const HOST = 'amara-osei-homes.localhost'

describe.runIf(hasPostgres())('two panels on one PostgreSQL', () => {
  let folder: string
  let db: Kysely<Database>
  let cable: Awaited<ReturnType<typeof cableTo>>
  let panels: PanelProcess[]
  let website_id: number

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'maplekey-panels-'))
    const opened = await freshPostgres()
    const { url } = opened
    db = opened.db
    const sites = builtSites()
    cable = await cableTo(new URL(url))
    const env = { DATABASE_URL: cable.url, DATABASE_WAIT_SECONDS: '1' }
    panels = []
    for (const index of [0, 1]) {
      panels.push(await startPanelProcess(join(folder, String(index)), env, sites))
    }
    ;({ website_id } = await db
      .selectFrom('site_hosts')
      .select('website_id')
      .where('host', '=', HOST)
      .executeTakeFirstOrThrow())
  })
  afterAll(async () => {
    await Promise.all(panels.map((one) => one.stop()))
    await cable.cut()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  const portOf = ({ origin }: PanelProcess) => Number(new URL(origin).port)
  const get = (at: PanelProcess, path = '/', host = HOST) => askHost(portOf(at), { host, path })

  async function addDomain(host: string): Promise<void> {
    const domain = { host, website_id, kind: 'own', state: 'live' } as const
    await db
      .insertInto('site_hosts')
      .values([domain, { ...domain, host: `www.${host}`, kind: 'www' }])
      .execute()
  }

  async function addPicture(sha256: string): Promise<void> {
    const media = { website_id, sha256, width: 160, height: 90, bytes: 9, created: new Date() }
    await db.insertInto('site_media').values(media).execute()
    const bytes = Buffer.from('a picture')
    const file = { website_id, sha256, width: 160, format: 'webp', bytes } as const
    await db.insertInto('site_media_files').values(file).execute()
  }

  test('the demo agent’s website opens at both, with its styles and typefaces', async () => {
    for (const panel of panels) {
      const { body, headers, status } = await get(panel)
      expect(status).toBe(200)
      expect(body).toContain('Amara Osei')
      const styles = sitePage(body).all('style').map(textIn).join()
      const hash = createHash('sha256').update(styles).digest('base64')
      expect(styles).toContain('.agent-site')
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
      const [, typeface = ''] = /url\("?(\/_site\/assets\/[^")]+\.woff2)/.exec(body) ?? []
      const answer = await get(panel, typeface)
      expect([answer.status, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable'
      ])
    }
  })

  test('what was published is seen at both', async () => {
    for (const name of ['Ann One', 'Ann Two', 'Ann Three']) {
      await publishContent(db, website_id, siteContent({ salesman_name: name }))
      for (const panel of panels) {
        await expect.poll(async () => (await get(panel)).body, { interval: 5 }).toContain(name)
      }
    }
  })

  test('a change whose notification was lost is seen at the next poll', async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'maplekey-listen'
    `.execute(db)
    await publishContent(db, website_id, siteContent({ salesman_name: 'Ann Unheard' }))
    for (const panel of panels) {
      await expect
        .poll(async () => (await get(panel)).body, { interval: 5 })
        .toContain('Ann Unheard')
    }
  })

  test('while the database is away, known pages are served, and others ask for patience', async () => {
    const [panel] = panels as [PanelProcess]
    await addDomain('ann-awake.ca')
    await addPicture('b'.repeat(64))
    await publishContent(db, website_id, siteContent({ salesman_name: 'Ann Awake' }))
    await expect.poll(async () => (await get(panel)).body).toContain('Ann Awake')
    const known = `/_site/media/${'b'.repeat(64)}-160.webp`
    expect((await get(panel, known)).status).toBe(200)
    const etag = (await get(panel)).headers.etag ?? ''
    const ask = async (domain: string) =>
      (await fetch(`${panel.origin}/internal/certificate?domain=${domain}`)).status
    await expect.poll(() => ask('ann-awake.ca')).toBe(200)
    await cable.cut()
    try {
      // A page that was shown, one that wasn't, and a host that nobody has visited yet.
      expect((await get(panel)).body).toContain('Ann Awake')
      expect((await get(panel, '/contact')).body).toContain('Ann Awake')
      expect((await get(panel, '/', 'ann-awake.ca')).body).toContain('Ann Awake')
      const www = await get(panel, '/', 'www.ann-awake.ca')
      expect([www.status, www.headers.location]).toEqual([
        308,
        `http://ann-awake.ca:${portOf(panel)}/`
      ])
      const headers = { 'if-none-match': etag }
      expect((await askHost(portOf(panel), { host: HOST, headers })).status).toBe(304)
      expect((await get(panel, known)).body).toBe('a picture')
      expect([await ask('ann-awake.ca'), await ask('nobody.test')]).toEqual([200, 404])
      const picture = `/_site/media/${'a'.repeat(64)}-160.webp`
      const away = await get(panel, picture)
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
      const nobody = await askHost(portOf(panel), { host: 'nobody.test' })
      expect(nobody.status).toBe(421)
    } finally {
      await cable.mend()
    }
    await publishContent(db, website_id, siteContent({ salesman_name: 'Ann Again' }))
    await expect.poll(async () => (await get(panel)).body).toContain('Ann Again')
  })
})
