import type { EmailData } from '#panel/actions/emails/emails.ts'
import { EMAIL_SAMPLES } from './email-samples.ts'

type Kind = EmailData['kind']
type Lead = { lead_id: string; name: string; email: string; phone: string; message: string }

/** Whether emails of a kind are about leads: an erasure has to find them. A new kind has to say so. */
const ABOUT_LEADS: Record<Kind, boolean> = {
  'account-closed': false,
  'agreement-due': false,
  'brokerage-moved': false,
  'card-expiring': false,
  'stamp-asked': false,
  'stamp-given': false,
  'dns-live': false,
  'domain-lost': false,
  'export-ready': false,
  'feed-news': false,
  'form-broken': false,
  'homes-kept': true,
  'not-published': false,
  'lead-answer': true,
  'lead-bounced': false,
  // Sent without a job, and its test goes to the agent with sample values.
  'lead-letter': false,
  'lead-received': true,
  'lead-reply': true,
  'leads-assigned': true,
  'member-left': false,
  'member-removed': false,
  'message-received': false,
  'monthly-report': false,
  'morning-summary': true,
  'name-servers': false,
  'password-changed': false,
  'payment-failed': false,
  'payment-received': false,
  'plan-changed': false,
  'price-change': false,
  // Forgotten once it is sent.
  'privacy-answered': false,
  // Their jobs name the link and the request alone.
  'privacy-link': false,
  'privacy-request': false,
  'renewal-coming': false,
  'reset-password': false,
  // Sent without a job.
  'search-alert': false,
  'search-confirm': false,
  'site-paused': false,
  'team-invitation': false,
  'trial-ending': false,
  'trial-started': false,
  'verify-email': false,
  // Its job names the link alone.
  'vow-link': false
}

export const LEAD_EMAIL_KINDS = (Object.keys(ABOUT_LEADS) as Kind[]).filter(
  (kind) => ABOUT_LEADS[kind]
)

/** The sample of a kind, in which every lead is this one. */
export function aboutLead(kind: Kind, lead: Lead): EmailData {
  const { lead_id, ...facts } = lead
  const sample: EmailData = EMAIL_SAMPLES[kind]
  // An agent's name is in the summary, too.
  const top = kind === 'morning-summary' ? {} : { ...facts, lead_id, text: facts.message }
  const replaced = JSON.parse(
    JSON.stringify(sample, (_, value: unknown) => {
      const isLead = typeof value === 'object' && value !== null && 'lead_id' in value
      return isLead && value !== sample ? { ...value, lead_id, name: facts.name } : value
    })
  ) as EmailData
  return { ...replaced, ...top } as EmailData
}
