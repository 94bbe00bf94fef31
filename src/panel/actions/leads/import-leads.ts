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
import { withdrawnAmong } from '../../records/leads/person-consents.ts'
import type { World } from '../../services/world.ts'
import { erasedAmong } from './erased-people.ts'
import { givenAt } from './given-at.ts'
import type { LeadAccess } from './lead-access.ts'
import { suppressedAmong } from './suppressed-addresses.ts'

type Row = { row: number; cells: { [Field in ImportField]?: string | undefined } }
type About = {
  duplicates: 'add' | 'skip'
  stage: LeadStage
  language: 'en' | 'fr'
  tags: readonly string[]
  consent: 'express' | 'none'
  given_on: string
  consent_note: string
}
type Result = Omit<AnswerOf<typeof call>, 'api_status' | 'message'>
type Entry = { row: number; person: ImportedPerson; keys: PersonKeys; request_key: string }

/** Imports rows of a file. Runs in the caller's transaction, one import of a website at a time. */
export async function importLeads(
  world: World,
  access: LeadAccess,
  { rows, ...about }: About & { rows: readonly Row[] }
): Promise<Result> {
  const { db: tx } = world
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
  const left_out: Result['left_out'] = []
  for (const entry of allowed) {
    const { row } = entry
    if (requests.has(entry.request_key)) left_out.push({ row, why: 'repeated' })
    else if (about.duplicates === 'skip' && isKnown(entry.keys, known))
      left_out.push({ row, why: 'known' })
    else added.push(entry)
    requests.add(entry.request_key)
    known.emails.add(entry.keys.email_key)
    known.phones.add(entry.keys.phone_key)
  }
  const people = await addPeople(world, access, added, about)
  const agreed = about.consent === 'none' ? people : await withoutWithdrawn(tx, access, people)
  await consentAll(world, access, agreed, about)
  return {
    added: added.length,
    repeated: left_out.filter(({ why }) => why === 'repeated').length,
    known: left_out.filter(({ why }) => why === 'known').length,
    left_out,
    withdrawn: people.length - agreed.length,
    erased: entries.length - allowed.length,
    refused
  }
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
    else entries.push({ row, person, keys: personKeys(person), request_key: requestKeyOf(person) })
  }
  return { entries, refused }
}

/** The same for the same row of a file that is imported again, whatever the agent says about all rows. */
function requestKeyOf({ language: _, tags: __, ...person }: ImportedPerson): string {
  const texts = JSON.stringify(Object.entries(person).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `import ${createHash('sha256').update(texts).digest('base64url')}`
}

function isKnown(
  { email_key, phone_key }: PersonKeys,
  { emails, phones }: { emails: Set<string>; phones: Set<string> }
): boolean {
  return (email_key !== '' && emails.has(email_key)) || (phone_key !== '' && phones.has(phone_key))
}

type Added = Entry & { which: { lead_id: string; website_id: number } }

async function addPeople(
  { clock, db: tx }: World,
  { agent_id, website_id }: LeadAccess,
  people: readonly Entry[],
  { language, stage, tags }: About
): Promise<Added[]> {
  const at = clock()
  const sourceOf = ({ source_note }: ImportedPerson) =>
    source_note === '' ? {} : { note: source_note }
  const ids = await records.insertLeads(
    tx,
    people.map(({ keys, person, request_key }) => {
      const { source_note: _, tags: __, ...texts } = person
      return {
        ...texts,
        ...keys,
        language: person.language ?? language,
        website_id,
        request_key,
        stage,
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
  const leads = people.flatMap((entry) => {
    const lead_id = ids.get(entry.request_key)
    return lead_id ? [{ ...entry, which: { lead_id, website_id } }] : []
  })
  await records.insertEvents(
    tx,
    leads.map(({ person, which }) => {
      const { address, home, message } = person
      const data = { kind: 'import' as const, address, home, message, verified: true }
      const received = { kind: 'received' as const, data: { ...data, source: sourceOf(person) } }
      return { ...which, ...received, at, by_agent: agent_id }
    })
  )
  await records.tagLeads(
    tx,
    leads.flatMap(({ person, which }) =>
      [...new Set([...tags, ...person.tags])].map((tag) => ({ ...which, tag }))
    )
  )
  return leads
}

/** A consent for a whole file doesn't undo one person's wish; their own yes does, on their page. */
async function withoutWithdrawn(
  tx: World['db'],
  access: LeadAccess,
  people: readonly Added[]
): Promise<Added[]> {
  const emails = people.map(({ keys }) => keys.email_key).filter(Boolean)
  const withdrawn = await withdrawnAmong(tx, access, emails)
  const suppressed = await suppressedAmong(tx, access.website_id, emails)
  return people.filter(
    ({ keys: { email_key } }) => !withdrawn.has(email_key) && !suppressed.has(email_key)
  )
}

async function consentAll(
  world: World,
  access: LeadAccess,
  people: readonly Added[],
  { consent, consent_note, given_on, language }: About
): Promise<void> {
  if (consent === 'none') return
  const given_at = await givenAt(world, access, given_on)
  if (people.length === 0) return
  const given = { kind: consent, given_at, ends_at: null, how: consent_note }
  await addConsents(
    world.db,
    people.map(({ person, which }) => ({
      ...which,
      ...given,
      language: person.language ?? language
    }))
  )
  const data = { kind: consent, how: consent_note }
  const event = { kind: 'consent' as const, data, at: world.clock(), by_agent: access.agent_id }
  await records.insertEvents(
    world.db,
    people.map(({ which }) => ({ ...which, ...event }))
  )
}
