import { createHash } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { importLeads as call } from '#contract/leads/import-leads.ts'
import {
  type ImportedPerson,
  type ImportField,
  readImportedRow,
  type RowProblem
} from '#rules/leads/files/imported-row.ts'
import type { LeadStage } from '#rules/leads/lead-kinds.ts'
import { type PersonKeys, personKeys } from '#rules/leads/same-person.ts'
import * as records from '../../records/leads/import-leads.ts'
import { addConsents } from '../../records/leads/lead-consents.ts'
import { lockPeople } from '../../records/leads/people.ts'
import type { World } from '../../services/world.ts'
import { erasedAmong } from './erased-people.ts'
import type { LeadAccess } from './lead-access.ts'

type Row = { row: number; cells: { [Field in ImportField]?: string | undefined } }
type About = {
  duplicates: 'add' | 'skip'
  stage: LeadStage
  tags: readonly string[]
  consent: 'express' | 'none'
  consent_note: string
}
type Result = Omit<AnswerOf<typeof call>, 'api_status' | 'message'>
type Entry = { person: ImportedPerson; keys: PersonKeys; request_key: string }

/** Imports rows of a file. Runs in the caller's transaction, one import of a website at a time. */
export async function importLeads(
  { clock, db: tx }: World,
  access: LeadAccess,
  { rows, ...about }: About & { rows: readonly Row[] }
): Promise<Result> {
  await lockPeople(tx, access)
  const { entries, refused } = readRows(rows)
  const erased = await erasedAmong(
    tx,
    access.website_id,
    entries.map(({ keys }) => keys)
  )
  const allowed = entries.filter((_, index) => !erased[index])
  const requests = await records.knownRequests(
    tx,
    access,
    allowed.map(({ request_key }) => request_key)
  )
  const known = await records.knownKeys(
    tx,
    access,
    allowed.map(({ keys }) => keys)
  )
  const added: Entry[] = []
  const counts = { repeated: 0, known: 0 }
  for (const entry of allowed) {
    if (requests.has(entry.request_key)) counts.repeated++
    else if (about.duplicates === 'skip' && isKnown(entry.keys, known)) counts.known++
    else added.push(entry)
    requests.add(entry.request_key)
    known.emails.add(entry.keys.email_key)
    known.phones.add(entry.keys.phone_key)
  }
  await addPeople(tx, access, added, { ...about, at: clock() })
  return { added: added.length, ...counts, erased: entries.length - allowed.length, refused }
}

function readRows(rows: readonly Row[]): {
  entries: Entry[]
  refused: { row: number; problem: RowProblem }[]
} {
  const entries: Entry[] = []
  const refused: { row: number; problem: RowProblem }[] = []
  for (const { cells, row } of rows) {
    const person = readImportedRow(cells)
    if (typeof person === 'string') refused.push({ row, problem: person })
    else entries.push({ person, keys: personKeys(person), request_key: requestKeyOf(person) })
  }
  return { entries, refused }
}

/** The same for the same row of a file that is imported again, whatever the agent says about all rows. */
function requestKeyOf({ tags: _, ...person }: ImportedPerson): string {
  const texts = JSON.stringify(Object.entries(person).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `import ${createHash('sha256').update(texts).digest('base64url')}`
}

function isKnown(
  { email_key, phone_key }: PersonKeys,
  { emails, phones }: { emails: Set<string>; phones: Set<string> }
): boolean {
  return (email_key !== '' && emails.has(email_key)) || (phone_key !== '' && phones.has(phone_key))
}

async function addPeople(
  tx: World['db'],
  { agent_id, website_id }: LeadAccess,
  people: readonly Entry[],
  { at, consent, consent_note, stage, tags }: Omit<About, 'duplicates'> & { at: Date }
): Promise<void> {
  const language = 'en' as const
  const sourceOf = ({ source_note }: ImportedPerson) =>
    source_note === '' ? {} : { note: source_note }
  const ids = await records.insertLeads(
    tx,
    people.map(({ keys, person, request_key }) => {
      const { source_note: _, tags: __, ...texts } = person
      return {
        ...texts,
        ...keys,
        website_id,
        request_key,
        stage,
        language,
        kind: 'import',
        source: JSON.stringify(sourceOf(person)),
        // The agent knows them.
        verified: true,
        is_entered: true,
        received_at: at,
        last_activity_at: at
      }
    })
  )
  const leads = people.flatMap(({ person, request_key }) => {
    const lead_id = ids.get(request_key)
    return lead_id ? [{ person, which: { lead_id, website_id } }] : []
  })
  const by = { at, by_agent: agent_id }
  await records.insertEvents(
    tx,
    leads.map(({ person, which }) => {
      const { address, home, message } = person
      const data = { kind: 'import' as const, address, home, message, verified: true }
      return { ...which, ...by, kind: 'received', data: { ...data, source: sourceOf(person) } }
    })
  )
  await records.tagLeads(
    tx,
    leads.flatMap(({ person, which }) =>
      [...new Set([...tags, ...person.tags])].map((tag) => ({ ...which, tag }))
    )
  )
  if (consent === 'none' || leads.length === 0) return
  await addConsents(
    tx,
    leads.map(({ which }) => ({
      ...which,
      kind: consent,
      language,
      given_at: at,
      ends_at: null,
      how: consent_note
    }))
  )
  const data = { kind: consent, how: consent_note }
  await records.insertEvents(
    tx,
    leads.map(({ which }) => ({ ...which, ...by, kind: 'consent', data }))
  )
}
