import { randomUUID } from 'node:crypto'
import type { Consent } from '#rules/leads/consent-clock.ts'
import type { LeadRow } from '../../records/leads/leads.ts'
import type { World } from '../../services/world.ts'
import type { LeadLetter } from '../emails/lead-letter.ts'
import type { AgentSender } from './agent-sender.ts'
import { placeholderValues } from './placeholder-values.ts'
import { unsubscribeUrls } from './unsubscribe.ts'

type Written = { subject: string; body: string; language: 'en' | 'fr' }

/** A letter to one person; `unsubscribeUrl` is for their email program. */
export async function letterTo(
  world: World,
  sender: AgentSender,
  {
    basis,
    bulk_email_id,
    lead,
    written
  }: {
    written: Written
    lead: LeadRow
    basis: Consent
    bulk_email_id: string
  }
): Promise<{ letter: LeadLetter; unsubscribeUrl: string }> {
  const urls = await unsubscribeUrls(world, sender, bulk_email_id)
  return {
    unsubscribeUrl: urls.oneClick,
    letter: {
      kind: 'lead-letter',
      subject: written.subject,
      body: written.body,
      values: placeholderValues(lead, sender, written.language),
      title: sender.title,
      address: sender.address,
      province: sender.province,
      basis: { kind: basis.kind, given_at: basis.given_at.toISOString() },
      unsubscribe_url: urls.page,
      language: lead.language
    }
  }
}

/** The letter with the agent as its reader; its link to unsubscribe changes nothing. */
export async function sampleLetter(
  world: World,
  sender: AgentSender,
  { body, language, subject }: Written
): Promise<LeadLetter> {
  const urls = await unsubscribeUrls(world, sender, randomUUID())
  return {
    kind: 'lead-letter',
    subject,
    body,
    values: placeholderValues({ name: sender.name, home: '', kind: 'contact' }, sender, language),
    title: sender.title,
    address: sender.address,
    province: sender.province,
    basis: null,
    unsubscribe_url: urls.page,
    language
  }
}
