import { DAY, type Subscriber, subscribe } from './billing.ts'
import type { DashboardPage, shownData } from './dashboard-cards.ts'
import { pretendMoved } from './domain-calls.ts'
import type { TestPanel } from './panel.ts'
import { onlyNameServers } from './stand-in-internet.ts'

const OURS = ['ada.ns.maplekey.site', 'rex.ns.maplekey.site']

type Scene = { agent: Subscriber; page: DashboardPage; panel: TestPanel }
type DomainAction = {
  before: (panel: TestPanel) => Promise<Subscriber>
  act: (scene: Scene) => Promise<unknown>
  changes: (keyof ReturnType<typeof shownData>)[]
}

/** Every action of the domain's cards, and the cards that it must change. */
export const DOMAIN_ACTIONS: Record<string, DomainAction> = {
  'a DNS check that finds our name servers': {
    before: (panel) => subscribe(panel),
    act: ({ agent, page, panel }) => {
      panel.world.resolver = onlyNameServers(() => ({ found: OURS }))
      return page.checkDns(agent.website_id)
    },
    changes: ['user', 'goLive', 'domain']
  },
  'a DNS check that finds others': {
    before: async (panel) => {
      const agent = await subscribe(panel)
      const dns_failed_at = new Date(panel.now().getTime() - DAY / 4)
      const failedOnce = { cloudflare_domain_status: 'Active', dns_failed_at } as const
      await panel.world.db.updateTable('websites').set(failedOnce).execute()
      return agent
    },
    act: ({ agent, page, panel }) => {
      panel.world.resolver = onlyNameServers(() => ({ found: ['ns1.other.com'] }))
      return page.checkDns(agent.website_id)
    },
    changes: ['user', 'goLive', 'domain']
  },
  'putting a domain back': {
    before: async (panel) => {
      const agent = await subscribe(panel)
      await pretendMoved(panel, agent.website_id)
      const live = { cloudflare_domain_status: 'Active' } as const
      await panel.world.db.updateTable('websites').set(live).execute()
      return agent
    },
    act: ({ page }) => page.putBack(),
    changes: ['user', 'goLive']
  },
  'moving a domain again': {
    before: async (panel) => {
      const agent = await subscribe(panel)
      const held = { domain_held_at: panel.now() }
      await panel.world.db.updateTable('websites').set(held).execute()
      return agent
    },
    act: ({ page }) => page.moveAgain(),
    changes: ['user', 'domain']
  },
  'taking another domain': {
    before: (panel) => subscribe(panel),
    act: async ({ page, panel }) => {
      const claim = await page.askForDomain('taken-by-record.ca')
      const found = claim.ok ? [claim.value] : []
      panel.world.resolver = {
        ...onlyNameServers(() => ({ problem: 'no-domain' })),
        lookUp: async (_name, type) => ({ found: type === 'TXT' ? found : [] })
      }
      await page.switchDomain('taken-by-record.ca')
    },
    changes: ['user', 'domain']
  }
}
