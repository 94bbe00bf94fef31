import { afterAll, beforeEach, expect, test } from 'vitest'
import { certificateAsk } from '#panel/hosting/certificate-ask.ts'
import type { HostLookup } from '#rules/websites/certificate.ts'
import { OLD_ADDRESS, OUR_ADDRESS } from '../../kit/domain-internet.ts'
import { DOMAIN, startDomainPanel, type DomainPanel } from '../../kit/waiting-domain.ts'

let world: DomainPanel
beforeEach(async () => {
  world = await startDomainPanel(undefined)
  world.say({ found: ['ns1.other-registrar.com'] })
  await world.newWebsite()
})
afterAll(() => world.panel.close())

const known = (state: string): HostLookup => ({
  find: (host) => (host === DOMAIN ? { kind: 'own', state } : undefined)
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
