import { formatPhone } from '../../people/phone.ts'
import type { Consent, ConsentKind } from '../consent-clock.ts'
import { dayIn } from '../lead-days.ts'
import type { LeadKind, LeadStage } from '../lead-kinds.ts'
import { campaignBasis, type Suppression } from '../suppression.ts'

/** The columns of an exported CSV file, in their order. */
export const EXPORTED_COLUMNS = [
  'name',
  'email',
  'phone',
  'address',
  'stage',
  'tags',
  'kind',
  'home',
  'message',
  'searches',
  'source',
  'language',
  'received',
  'first_answer',
  'follow_up',
  'consent',
  'consent_until'
] as const
export type ExportedColumn = (typeof EXPORTED_COLUMNS)[number]

export type ExportedPerson = {
  name: string
  email: string
  phone: string
  address: string
  home: string
  message: string
  kind: LeadKind
  stage: LeadStage
  source: string
  language: 'en' | 'fr'
  received_at: Date
  first_answer_at: Date | null
  follow_up_on: string | null
  tags: readonly string[]
  /** The searches of homes that they saved, in words. */
  searches: readonly string[]
  consents: readonly Consent[]
  suppression: Suppression | undefined
}

/** The words of cells that stand for something. */
export type ExportLabels = {
  stages: Record<LeadStage, string>
  kinds: Record<LeadKind, string>
  languages: Record<'en' | 'fr', string>
  consents: Record<ConsentKind | 'none', string>
  untilWithdrawn: string
}

/** Between the tags of a cell. */
const BETWEEN_TAGS = ', '
/** Between searches, whose own parts are divided by dots. */
const BETWEEN_SEARCHES = '; '

/** A person's cells; days are in the agent's zone. */
export function exportedRow(
  person: ExportedPerson,
  { labels, now, zone }: { labels: ExportLabels; now: Date; zone: string }
): string[] {
  const basis = campaignBasis(person.consents, person.suppression, now)
  const until = basis?.ends_at ? dayIn(zone, basis.ends_at) : labels.untilWithdrawn
  const cells: Record<ExportedColumn, string> = {
    name: person.name,
    email: person.email,
    phone: formatPhone(person.phone),
    address: person.address,
    stage: labels.stages[person.stage],
    tags: person.tags.join(BETWEEN_TAGS),
    kind: labels.kinds[person.kind],
    home: person.home,
    message: person.message,
    searches: person.searches.join(BETWEEN_SEARCHES),
    source: person.source,
    language: labels.languages[person.language],
    received: dayIn(zone, person.received_at),
    first_answer: person.first_answer_at ? dayIn(zone, person.first_answer_at) : '',
    follow_up: person.follow_up_on ?? '',
    consent: labels.consents[basis?.kind ?? 'none'],
    consent_until: basis ? until : ''
  }
  return EXPORTED_COLUMNS.map((column) => cells[column])
}
