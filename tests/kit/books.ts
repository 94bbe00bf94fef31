import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { newAccount } from './new-account.ts'
import type { TestPanel } from './panel.ts'

let lastDomain = 0

/** The wizard's request with a unique domain. */
export function accountOnFreshDomain(change: Parameters<typeof newAccount>[0] = {}) {
  const plain = newAccount()
  const website_details = { ...plain.website_details, base_url: `agent-${++lastDomain}.ca` }
  return newAccount({ website_details, ...change })
}

export async function websiteOf(panel: TestPanel, token: string) {
  const me = await panel.call(accessTokenLoginWeb, {}, { token })
  return me.body.website
}

/** The billing rows of one agent. */
export async function booksOf(panel: TestPanel, token: string) {
  const { base_url } = (await websiteOf(panel, token)) ?? { base_url: '' }
  const orders = await panel.world.db
    .selectFrom('orders')
    .selectAll()
    .where('base_url', '=', base_url)
    .execute()
  const agent_id = orders[0]?.agent_id ?? ''
  const of = (table: 'charges' | 'transactions') =>
    panel.world.db.selectFrom(table).selectAll().where('agent_id', '=', agent_id).execute()
  return { orders, charges: await of('charges'), transactions: await of('transactions') }
}
