import {
  type ConnectorKind,
  deliveryResult,
  followUpBossType,
  splitName
} from '#rules/leads/connectors.ts'
import { TRIES_MAX } from '#rules/retries.ts'
import { connectorOf, type ConnectorRow, switchOff } from '../../records/leads/lead-connectors.ts'
import { recordDelivery } from '../../records/leads/lead-deliveries.ts'
import { leadById, type LeadRow } from '../../records/leads/leads.ts'
import { enqueue, type JobRow } from '../../records/service/jobs.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import { postJson } from '../../services/webhooks/post-json.ts'
import { webhookHeaders } from '../../services/webhooks/sign-webhook.ts'
import type { Db, World } from '../../services/world.ts'
import { openSecret } from './connector-secrets.ts'

export const PASS_ON_LEAD = 'pass-on-lead'
type PassOn = { website_id: number; lead_id: string; channel: ConnectorKind }

const FOLLOW_UP_BOSS = 'https://api.followupboss.com/v1/events'

/** What a receiver is told of a lead. */
type Told = Pick<
  LeadRow,
  | 'address'
  | 'email'
  | 'home'
  | 'kind'
  | 'language'
  | 'lead_id'
  | 'message'
  | 'name'
  | 'page'
  | 'phone'
  | 'preferred_time'
  | 'received_at'
  | 'source'
  | 'verified'
>

/** Queues a lead for a connector in the transaction that made it due. */
export async function queuePassOn(tx: Db, payload: PassOn, now: Date): Promise<void> {
  await enqueue(tx, { kind: PASS_ON_LEAD, payload, runAt: now, now })
}

/** Passes a lead on, and shows the agent what became of it. */
export async function passOnLead(world: World, job: JobRow): Promise<void> {
  const { clock, db } = world
  const { channel, lead_id, website_id } = job.payload as PassOn
  const lead = await leadById(db, website_id, lead_id)
  const connector = await connectorOf(db, { kind: channel, website_id })
  if (!lead) return
  const record = (state: 'delivered' | 'failed' | 'waiting', last_code: string) =>
    recordDelivery(db, lead, channel, { last_code, state, updated: clock() })
  if (!connector?.is_on) return record('failed', 'off')

  const answer = await send(world, connector, lead)
  const code = 'status' in answer ? String(answer.status) : answer.problem
  const result = 'status' in answer ? deliveryResult(channel, answer.status) : 'retry'
  if (result === 'delivered') return record('delivered', code)
  if (result === 'gone') await switchOff(db, connector)
  const isOver = result !== 'retry' || job.tries >= TRIES_MAX || code === 'private-address'
  await record(isOver ? 'failed' : 'waiting', code)
  if (!isOver) throw new Error(`the lead was not taken: ${code}`)
}

/** Sends a sample to a connector now. */
export async function sendSample(
  world: World,
  connector: ConnectorRow
): Promise<{ delivered: boolean; code: string }> {
  const answer = await send(world, connector, {
    lead_id: '00000000-0000-4000-8000-000000000000',
    kind: 'contact',
    name: 'Jordan Example',
    email: 'jordan@example.org',
    phone: '4165550100',
    address: '',
    home: '',
    preferred_time: '',
    message: 'This is a test of your connector.',
    page: '/contact',
    language: 'en',
    source: {},
    verified: true,
    received_at: world.clock()
  })
  if (!('status' in answer)) return { delivered: false, code: answer.problem }
  const delivered = deliveryResult(connector.kind, answer.status) === 'delivered'
  return { delivered, code: String(answer.status) }
}

async function send(world: World, connector: ConnectorRow, lead: Told) {
  const { clock, settings } = world
  const secrets = await openSecret(world, connector)
  if (secrets.length === 0) return { problem: 'key' }
  const [own] = await hostsOf(world.db, connector.website_id)
  if (connector.kind === 'webhook') {
    const body = JSON.stringify(webhookEvent(lead))
    const id = `lead_${lead.lead_id}`
    const headers = webhookHeaders({ id, at: clock(), body, secrets })
    return postJson(world, { url: connector.url, body, headers })
  }
  const host = own?.host ?? ''
  const event = followUpBossEvent(lead, { host, system: settings.productName })
  return postJson(world, {
    url: FOLLOW_UP_BOSS,
    body: JSON.stringify(event),
    headers: {
      authorization: `Basic ${Buffer.from(`${secrets[0]}:`).toString('base64')}`,
      'x-system': settings.productName
    }
  })
}

function webhookEvent({ received_at, ...lead }: Told): object {
  const timestamp = received_at.toISOString()
  const { address, email, home, kind, language, lead_id, message, name } = lead
  const { page, phone, preferred_time, source, verified } = lead
  return {
    type: 'lead.created',
    timestamp,
    data: {
      lead_id,
      kind,
      name,
      email,
      phone,
      address,
      home,
      preferred_time,
      message,
      page,
      language,
      source,
      verified,
      received_at: timestamp
    }
  }
}

function followUpBossEvent(lead: Told, { host, system }: { host: string; system: string }): object {
  const { address, email, home, kind, message, name, phone, preferred_time, source } = lead
  const street = home || address
  return {
    source: host.replace(/^www\./, ''),
    system,
    type: followUpBossType(kind),
    message: [message, preferred_time].filter(Boolean).join('\n\n'),
    occurredAt: lead.received_at.toISOString(),
    person: {
      ...splitName(name),
      ...(email !== '' && { emails: [{ value: email }] }),
      ...(phone !== '' && { phones: [{ value: phone }] })
    },
    ...(street !== '' && { property: { street } }),
    ...(source.utm_source !== undefined && {
      campaign: {
        source: source.utm_source,
        medium: source.utm_medium,
        term: source.utm_term,
        content: source.utm_content,
        campaign: source.utm_campaign
      }
    })
  }
}
