import type { ConnectorList } from '#contract/leads/connectors.ts'
import { messageFrom } from '#messages/language.ts'
import { leadConnectorRefusals } from '#messages/refusals/lead-connectors.ts'
import { type ConnectorKind, OLD_SECRET_MS } from '#rules/leads/connectors.ts'
import { secondAddressOf } from '../../records/leads/lead-bounces.ts'
import {
  connectorOf,
  connectorsOf,
  deleteConnector,
  saveConnector
} from '../../records/leads/lead-connectors.ts'
import { deliveriesOf, waitAgain } from '../../records/leads/lead-deliveries.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import { isPrivateUrl } from '../../services/dns/public-address.ts'
import { Refused } from '../../services/refused.ts'
import { newWebhookSecret } from '../../services/webhooks/sign-webhook.ts'
import type { World } from '../../services/world.ts'
import { sealSecret } from './connector-secrets.ts'
import type { LeadAccess } from './lead-access.ts'
import { queuePassOn, sendSample } from './pass-on-lead.ts'

const DELIVERIES_SHOWN = 20
const NOT_SET = messageFrom(leadConnectorRefusals, (t) => t.noConnector)
const PRIVATE = messageFrom(leadConnectorRefusals, (t) => t.privateAddress)

export async function listConnectors(
  { db }: World,
  { website_id }: LeadAccess
): Promise<Omit<ConnectorList, 'api_status'>> {
  const connectors = await connectorsOf(db, website_id)
  const deliveries = await deliveriesOf(db, website_id, DELIVERIES_SHOWN)
  return {
    second_address: await secondAddressOf(db, website_id),
    connectors: connectors.map(({ is_on, kind, updated, url }) => {
      return { is_on, kind, url, updated: updated.toISOString() }
    }),
    deliveries: deliveries.map(({ updated, ...delivery }) => {
      return { ...delivery, updated: updated.toISOString() }
    })
  }
}

/**
 * Saves the webhook's address and switches it on. Answers the secret of a new one.
 * @throws Refused with 422 for an address that nothing is ever sent to.
 */
export async function saveWebhook(
  world: World,
  { website_id }: LeadAccess,
  url: string
): Promise<string | undefined> {
  if (isPrivateUrl(new URL(url))) throw new Refused(PRIVATE, 422, { errors: { url: PRIVATE } })
  const { clock, db } = world
  const which = { website_id, kind: 'webhook' as const }
  const known = await connectorOf(db, which)
  const secret = known ? undefined : newWebhookSecret()
  const sealed = known?.sealed ?? (await sealSecret(world, which, secret ?? ''))
  await saveConnector(db, { ...which, url, sealed, is_on: true, updated: clock() })
  return secret
}

export async function rotateWebhookSecret(
  world: World,
  { website_id }: LeadAccess
): Promise<string> {
  const { clock, db } = world
  const which = { website_id, kind: 'webhook' as const }
  const known = await connectorOf(db, which)
  if (!known) throw new Refused(NOT_SET, 404)
  const now = clock()
  const secret = newWebhookSecret()
  await saveConnector(db, {
    ...known,
    sealed: await sealSecret(world, which, secret),
    previous_sealed: known.sealed,
    previous_until: new Date(now.getTime() + OLD_SECRET_MS),
    updated: now
  })
  return secret
}

export async function saveFollowUpBoss(
  world: World,
  { website_id }: LeadAccess,
  api_key: string
): Promise<void> {
  const which = { website_id, kind: 'follow_up_boss' as const }
  const sealed = await sealSecret(world, which, api_key)
  await saveConnector(world.db, { ...which, sealed, is_on: true, updated: world.clock() })
}

export async function removeConnector(
  { db }: World,
  { website_id }: LeadAccess,
  kind: ConnectorKind
): Promise<void> {
  await deleteConnector(db, { website_id, kind })
}

export async function testConnector(
  world: World,
  { website_id }: LeadAccess,
  kind: ConnectorKind
): Promise<{ delivered: boolean; code: string }> {
  const connector = await connectorOf(world.db, { website_id, kind })
  if (!connector) throw new Refused(NOT_SET, 404)
  return sendSample(world, connector)
}

/** @throws Refused with 404 for a delivery of another website as for one that there isn't. */
export async function retryDelivery(
  { clock, db }: World,
  { website_id }: LeadAccess,
  { channel, lead_id }: { lead_id: string; channel: ConnectorKind }
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (tx) => {
    const found = await waitAgain(tx, { website_id, lead_id, channel, updated: now })
    if (!found) throw new Refused(NOT_SET, 404)
    if (found === 'was-due') return
    await queuePassOn(tx, { website_id, lead_id, channel }, now)
  })
}
