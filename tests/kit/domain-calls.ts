import { checkDNS } from '#contract/websites/dns.ts'
import * as domain from '#contract/websites/domain.ts'
import { subscribe } from './billing.ts'
import type { TestPanel } from './panel.ts'
import { onlyNameServers } from './stand-in-internet.ts'

/** Every call about a domain that changes something, and what it needs. */
export function domainCalls(
  panel: TestPanel
): Record<string, () => Promise<{ input: object; token: string }>> {
  return {
    checkDNS: async () => {
      const found = [...panel.world.settings.nameServers]
      panel.world.resolver = onlyNameServers(() => ({ found }))
      const { token, website_id } = await subscribe(panel)
      return { input: { website_id }, token }
    },
    putDomainBack: async () => {
      const { token, website_id } = await subscribe(panel)
      await pretendMoved(panel, website_id)
      return { input: {}, token }
    },
    moveDomain: async () => ({ input: {}, token: (await subscribe(panel)).token }),
    claimDomain: async () => {
      const { token } = await subscribe(panel)
      return { input: { base_url: 'claimed-by-record.ca' }, token }
    },
    takeDomain: async () => {
      const { token } = await subscribe(panel)
      const input = { base_url: 'claimed-by-record.ca' }
      const { host, value } = (await panel.call(domain.claimDomain, input, { token })).body
      const { resolver } = panel.world
      panel.world.resolver = {
        ...resolver,
        lookUp: async (name, type) =>
          name === host && type === 'TXT' ? { found: [value] } : resolver.lookUp(name, type)
      }
      return { input, token }
    }
  }
}

/** Gives a website a zone in which an old address was replaced. */
export async function pretendMoved({ world }: TestPanel, website_id: number): Promise<void> {
  const { base_url } = await world.db
    .updateTable('websites')
    .set({ zone_id: `zone-${website_id}` })
    .where('website_id', '=', website_id)
    .returning('base_url')
    .executeTakeFirstOrThrow()
  const before = JSON.stringify([{ type: 'A', name: base_url, content: '192.0.2.7' }])
  await world.db
    .insertInto('site_hosts')
    .values({ host: base_url, website_id, kind: 'own', before })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ before }))
    .execute()
}

/** Each with its success, and with a refusal where there is one. */
export async function makeEveryDomainCall(
  panel: TestPanel,
  { token, website_id }: { token: string; website_id: number }
): Promise<void> {
  await panel.call(checkDNS, { website_id }, { token })
  await panel.call(domain.putDomainBack, {}, { token })
  await pretendMoved(panel, website_id)
  for (const call of [domain.putDomainBack, domain.moveDomain, domain.domainReport]) {
    await panel.call(call, {}, { token })
  }
  const found = [...panel.world.settings.nameServers]
  panel.world.resolver = onlyNameServers(() => ({ found }))
  await panel.call(checkDNS, { website_id }, { token })
  const calls = domainCalls(panel)
  for (const [name, call] of [
    ['claimDomain', domain.claimDomain],
    ['takeDomain', domain.takeDomain]
  ] as const) {
    const made = await calls[name]?.()
    await panel.call(call, { base_url: 'claimed-by-record.ca' }, { token: made?.token ?? token })
    await panel.call(call, { base_url: 'unproved.ca' }, { token })
  }
}
