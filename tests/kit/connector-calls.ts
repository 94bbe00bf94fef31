import * as connectors from '#contract/leads/connectors.ts'
import { addDeliveries } from '#panel/records/leads/lead-deliveries.ts'
import { openLeads } from './leads.ts'
import type { TestPanel } from './panel.ts'

/** Nothing has this name, so nothing is sent. */
const HOOK = { url: 'https://hooks.invalid/leads' }
const SECOND = { second_address: 'assistant@lakeshore.ca' }
const BOSS = { api_key: 'fka_0123456789abcdef' }

async function withWebhook(panel: TestPanel) {
  const agent = await openLeads(panel)
  await panel.call(connectors.saveWebhook, HOOK, agent)
  const lead_id = await agent.lead()
  const { website_id } = agent
  await addDeliveries(panel.world.db, [
    { website_id, lead_id, channel: 'webhook', state: 'failed', updated: panel.now() }
  ])
  return { lead_id, token: agent.token }
}

/** Makes every call about connectors once. */
export async function makeEveryConnectorCall(panel: TestPanel): Promise<void> {
  const { lead_id, token } = await withWebhook(panel)
  await panel.call(connectors.leadConnectors, {}, { token })
  await panel.call(connectors.rotateWebhookSecret, {}, { token })
  await panel.call(connectors.saveFollowUpBoss, BOSS, { token })
  await panel.call(connectors.saveSecondAddress, SECOND, { token })
  await panel.call(connectors.testConnector, { kind: 'webhook' }, { token })
  await panel.call(connectors.retryDelivery, { lead_id, channel: 'webhook' }, { token })
  await panel.call(connectors.removeConnector, { kind: 'webhook' }, { token })
}

/** The calls about connectors that are not a GET. */
export function safeConnectorCalls(panel: TestPanel) {
  const made = (input: object) => async () => {
    const { token } = await withWebhook(panel)
    return { input, token }
  }
  return {
    saveWebhook: made(HOOK),
    rotateWebhookSecret: made({}),
    saveFollowUpBoss: made(BOSS),
    saveSecondAddress: made(SECOND),
    removeConnector: made({ kind: 'webhook' }),
    testConnector: made({ kind: 'webhook' }),
    retryDelivery: async () => {
      const { lead_id, token } = await withWebhook(panel)
      return { input: { lead_id, channel: 'webhook' }, token }
    }
  }
}
