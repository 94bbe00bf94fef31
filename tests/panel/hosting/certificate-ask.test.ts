import { afterAll, beforeEach, expect, test } from 'vitest'
import { certificateAsk } from '#panel/hosting/certificate-ask.ts'
import { saveNewDomain } from '#panel/records/websites/change-domain.ts'
import type { HostLookup } from '#rules/websites/certificate.ts'
import { OLD_ADDRESS, OUR_ADDRESS } from '../../kit/domain-internet.ts'
import { DOMAIN, HOUR, startDomainPanel, type DomainPanel } from '../../kit/waiting-domain.ts'

let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(undefined)
  world.say({ found: ['ns1.other-registrar.com'] })
  await world.newWebsite()
})
afterAll(() => world.panel.close())

const known = (state: string): HostLookup => ({
  find: (host) => (host === DOMAIN ? { kind: 'own', state, certificate: 'none' } : undefined)
})
const pointTo = (content: string) => {
  world.internet.oldRecords = [{ type: 'A', name: DOMAIN, content }]
}

test('a waiting domain may have a certificate from the moment its DNS points here', async () => {
  pointTo(OLD_ADDRESS)
  expect(await certificateAsk(world.panel.world, known('waiting'))(DOMAIN)).toBe(false)
  pointTo(OUR_ADDRESS)
  expect(await certificateAsk(world.panel.world, known('waiting'))(DOMAIN)).toBe(true)
  const [own] = await world.hosts()
  expect(own).toMatchObject({ certificate: 'caddy', seen_at: world.panel.now() })
})

test('a domain that its website left may have a certificate while its DNS points here, and its free address never', async () => {
  const [website] = await world.panel.world.db.selectFrom('websites').selectAll().execute()
  const free = `${website!.subdomain}.sites.maplekey.test`
  pointTo(OUR_ADDRESS)
  await world.after(HOUR)
  const { db } = world.panel.world
  const { website_id } = website!
  const now = world.panel.now()
  await saveNewDomain(db, website_id, { base_url: 'second.ca', skeleton: null, now })
  await db.updateTable('site_hosts').set({ kind: 'former' }).where('kind', '=', 'sub').execute()
  const rows = await db.selectFrom('site_hosts').selectAll().execute()
  expect(rows.map(({ kind }) => kind)).toEqual(rows.map(() => 'former'))
  const left: HostLookup = { find: (host) => rows.find((row) => row.host === host) }

  const asked = async (host: string) => certificateAsk(world.panel.world, left)(host)
  expect([await asked(DOMAIN), await asked(free)]).toEqual([true, false])
  pointTo(OLD_ADDRESS)
  expect(await asked(DOMAIN)).toBe(false)
})

test('a live domain is answered from memory, also while the database and DNS are away', async () => {
  const away = { ...world.panel.world, db: undefined, resolver: undefined }
  const ask = certificateAsk(away as never, known('live'))
  expect(await ask(DOMAIN)).toBe(true)
  expect(await ask(DOMAIN.toUpperCase())).toBe(true)
})

test('a waiting domain is looked up once, however often a stranger asks', async () => {
  let looks = 0
  const { resolver } = world.panel.world
  const counting = {
    ...resolver,
    nameServers: (name: string) => {
      looks++
      return resolver.nameServers(name)
    }
  }
  const ask = certificateAsk({ ...world.panel.world, resolver: counting }, known('waiting'))
  await Promise.all(Array.from({ length: 50 }, () => ask(DOMAIN)))
  expect(looks).toBe(1)
})

test.each([
  '',
  '127.0.0.1',
  '[::1]',
  `${DOMAIN}.`,
  `${DOMAIN}:443`,
  `x.${DOMAIN}`,
  'a b',
  '../etc'
])('%j gets none, and no look-up', async (host) => {
  const away = { ...world.panel.world, db: undefined, resolver: undefined }
  expect(await certificateAsk(away as never, known('waiting'))(host)).toBe(false)
})
