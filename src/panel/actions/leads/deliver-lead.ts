import type { LeadForm } from '#contract/leads/lead-form.ts'
import type { Message } from '#messages/language.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { issueCode, voidCodes } from '../../records/accounts/one-time-codes.ts'
import { connectorsOf } from '../../records/leads/lead-connectors.ts'
import { addDeliveries } from '../../records/leads/lead-deliveries.ts'
import { isSampleSite } from '../../records/websites/sites.ts'
import type { WebsiteRow } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import type { AskedHome } from '../emails/lead-received.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { type Shared, shareLead } from '../team/share-lead.ts'
import { leadAddress } from '../websites/lead-address.ts'
import type { FormTester } from './form-token.ts'
import { queuePassOn } from './pass-on-lead.ts'

type Sent = Pick<
  LeadForm,
  'address' | 'email' | 'message' | 'name' | 'page' | 'phone' | 'preferred_time'
> & { kind: LeadForm['kind'] | 'registration' }

export type NewLead = {
  website_id: number
  lead_id: string
  at: Date
  /** The host that it was sent to. */
  host: string
  sent: Sent
  home?: ((language: SiteLanguage) => AskedHome) | undefined
  /** The homes of a shortlist, or the search that was saved, in words. */
  about?: Message | undefined
  agreedTo?: string | undefined
  verified: boolean
  tester: FormTester | undefined
  /** What says where it is about, for a team's areas. */
  places: readonly string[]
}

/**
 * Shares a new lead out in its team and queues it for the agent's email and connectors, in the
 * transaction that stores it. Spam is held instead, and a sample's lead goes to nobody: its agent is made up.
 */
export async function deliverLead(
  world: World,
  website: WebsiteRow,
  lead: NewLead,
  { isSpam = false } = {}
): Promise<void> {
  const { at, lead_id, places, tester, website_id } = lead
  const which = { website_id, lead_id }
  const tx = world.db
  if (await isSampleSite(tx, website_id)) return
  const state = isSpam ? 'held' : 'waiting'
  // A test shows that emails arrive; another CRM would take it for a person.
  const connectors = tester ? [] : await connectorsOf(tx, website_id)
  const on = connectors.filter(({ is_on }) => is_on).map(({ kind: channel }) => channel)
  const deliveries = [...on, 'email' as const]
  const row = { ...which, state, updated: at } as const
  await addDeliveries(
    tx,
    deliveries.map((channel) => ({ ...row, channel }))
  )
  if (isSpam) return
  for (const channel of on) await queuePassOn(tx, { ...which, channel }, at)
  const shared = tester ? undefined : await shareLead(world, website, { lead_id, places })
  await queueLeadEmails(world, website, { ...lead, shared })
}

/** To the agent, or to the member who has the lead, of which the owner may get a copy. */
async function queueLeadEmails(
  { db: tx, settings }: World,
  website: WebsiteRow,
  lead: NewLead & { shared: Shared | undefined }
): Promise<void> {
  const { about, agreedTo, at, home, host, lead_id, sent, shared, tester, verified } = lead
  const { website_id } = lead
  const { address, email, kind, message, name, page, phone, preferred_time } = sent
  const agent = await agentById(tx, website.agent_id)
  const { agent_id } = website
  if (tester) await voidCodes(tx, agent_id, 'lead')
  const code = tester && (await issueCode(tx, { agent_id, purpose: 'lead', now: at }))
  const holder = shared?.holder
  const said = {
    kind: 'lead-received' as const,
    form: kind,
    lead_id,
    name,
    email,
    phone,
    address,
    preferred_time,
    message,
    page: websiteUrl(host, settings.siteUrl) + page,
    consent: agreedTo ?? '',
    verified,
    ...(code !== undefined && { code }),
    ...(email !== '' && !tester && { replyTo: { name, address: email } })
  }
  const written = (language: SiteLanguage) => ({
    language,
    ...(home && { home: home(language) }),
    ...(about && { about: about(language) })
  })
  const owner = { to: await leadAddress(tx, website, agent), ...written(agent.language) }
  if (!holder) {
    const { isUncovered = false } = shared ?? {}
    await queueEmail(tx, at, { ...said, ...owner, website_id, ...(isUncovered && { isUncovered }) })
    return
  }
  const to = { name: holder.name, address: holder.email }
  await queueEmail(tx, at, { ...said, ...written(holder.language), to, website_id })
  // Without the website: what became of the copy is not what became of the email.
  if (shared.owner_copies) await queueEmail(tx, at, { ...said, ...owner, held_by: holder.name })
}
