import type { LeadKind } from './lead-kinds.ts'

/** Where leads are passed on, besides the agent's email. */
export const CONNECTOR_KINDS = ['webhook', 'follow_up_boss'] as const
export type ConnectorKind = (typeof CONNECTOR_KINDS)[number]

/** How long a replaced secret still signs. */
export const OLD_SECRET_MS = 24 * 60 * 60_000

/** Follow Up Boss's names of events that start an agent's automations. */
export function followUpBossType(kind: LeadKind): string {
  if (kind === 'home' || kind === 'homes' || kind === 'showing') return 'Property Inquiry'
  if (kind === 'search') return 'Saved Property Search'
  if (kind === 'registration') return 'Registration'
  return kind === 'valuation' ? 'Seller Inquiry' : 'General Inquiry'
}

/**
 * What a receiver's status means: delivered, refused for good, gone, or worth another try. Follow Up
 * Boss answers 204 if the lead's flow is archived: it ignored the lead.
 */
export function deliveryResult(
  kind: ConnectorKind,
  status: number
): 'delivered' | 'gone' | 'refused' | 'retry' {
  if (kind === 'follow_up_boss') {
    if (status === 204 || status === 401 || status === 403 || status === 400) return 'refused'
  } else if (status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'delivered' : 'retry'
}

/** The first and the last name; one name is the first. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}
