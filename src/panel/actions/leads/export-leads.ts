import { setImmediate } from 'node:timers/promises'
import type { LeadFilters } from '#contract/leads/lead-list.ts'
import { csvFileMessages } from '#messages/csv-file.ts'
import type { Language } from '#messages/language.ts'
import { leadFileMessages } from '#messages/leads/lead-files.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { BYTE_ORDER_MARK, csvLines } from '#rules/content/csv.ts'
import { EXPORTED_COLUMNS, exportedRow } from '#rules/leads/files/exported-row.ts'
import { leadFileName, type LeadFileFormat } from '#rules/leads/files/lead-file-formats.ts'
import { writeVcard } from '#rules/leads/files/write-vcard.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { leadPlaces } from '../../records/leads/lead-list.ts'
import { leadsByIds, type TaggedLead } from '../../records/leads/lead-rows.ts'
import { peopleSearches } from '../../records/leads/people-searches.ts'
import { peopleConsents } from '../../records/leads/people-consents.ts'
import type { World } from '../../services/world.ts'
import type { LeadAccess } from './lead-access.ts'
import { noLead } from './find-person.ts'
import { logCount, logLeads } from './log-access.ts'
import { leadToday, leadZone } from './lead-summary.ts'
import { suppressedAmong } from './suppressed-addresses.ts'

type Asked = {
  format: LeadFileFormat
  lead_ids?: readonly string[] | undefined
  filters: LeadFilters
  language: Language
}

/** People read and written at once; other requests are answered between two portions. */
const PORTION = 500

/**
 * A file of the chosen people, or of all that the filters find, without test leads.
 * @throws Refused with 404 if none of the chosen ones exists.
 */
export async function exportLeads(world: World, access: LeadAccess, asked: Asked): Promise<File> {
  const { format, language } = asked
  const parts: string[] = []
  let found = 0
  for await (const { people, text } of leadFileParts(world, access, asked)) {
    found += people.length
    if (asked.lead_ids) await logLeads(world, access, 'exported', people)
    parts.push(text)
  }
  if (asked.lead_ids && found === 0) throw noLead()
  if (!asked.lead_ids) await logCount(world, access, 'exported', found)
  const name = leadFileName(format, await leadToday(world, access), language)
  return new File(parts, name, { type: TYPES[format] })
}

const TYPES: Record<LeadFileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  vcard: 'text/vcard;charset=utf-8'
}

/** The file from its start to its end, each part with the ids of its people. */
export async function* leadFileParts(
  world: World,
  access: LeadAccess,
  asked: Asked
): AsyncGenerator<{ text: string; people: string[] }> {
  const today = await leadToday(world, access)
  const write = await writerOf(world, access, asked)
  if (write.start !== '') yield { text: write.start, people: [] }
  for await (const people of portionsOf(world, access, { ...asked, today })) {
    yield { text: await write.portion(people), people: people.map(({ row }) => row.lead_id) }
    await setImmediate()
  }
}

async function* portionsOf(
  { db }: World,
  access: LeadAccess,
  { filters, lead_ids, today }: Asked & { today: string }
): AsyncGenerator<TaggedLead[]> {
  if (lead_ids) {
    const ids = [...new Set(lead_ids.map((id) => id.toLowerCase()))]
    yield realLeads(await leadsByIds(db, access, ids))
    return
  }
  const page = { limit: PORTION, sort: 'newest' as const }
  let places = await leadPlaces(db, access, { ...filters, today }, { ...page, cursor: undefined })
  for (;;) {
    const last = places.at(-1)
    if (!last) return
    const ids = places.map(({ lead_id }) => lead_id)
    yield realLeads(await leadsByIds(db, access, ids))
    places = await leadPlaces(db, access, { ...filters, today }, { ...page, cursor: last })
  }
}

function realLeads(leads: readonly TaggedLead[]): TaggedLead[] {
  return leads.filter(({ row }) => !row.is_test)
}

type Writer = { start: string; portion: (people: TaggedLead[]) => Promise<string> }

async function writerOf(
  world: World,
  access: LeadAccess,
  { format, language }: Asked
): Promise<Writer> {
  if (format === 'vcard') {
    const portion = async (people: TaggedLead[]) =>
      people.map(({ row, tags }) => writeVcard({ ...row, tags })).join('')
    return { start: '', portion }
  }
  const t = leadFileMessages[language]
  const cells = {
    labels: { ...t, ...leadLabels[language] },
    now: world.clock(),
    zone: await leadZone(world, access)
  }
  const { delimiter } = csvFileMessages[language]
  return {
    start: BYTE_ORDER_MARK + csvLines([EXPORTED_COLUMNS.map((one) => t.columns[one])], delimiter),
    async portion(people) {
      const ids = people.map(({ row }) => row.lead_id)
      const consents = await peopleConsents(world.db, access, ids)
      const emails = people.map(({ row }) => row.email_key)
      const suppressions = await suppressedAmong(world.db, access.website_id, emails)
      const searches = await peopleSearches(world.db, access, ids)
      const rows = people.map(({ row, tags }) =>
        exportedRow(
          {
            ...row,
            tags,
            source: row.source_name,
            consents: consents.get(row.lead_id) ?? [],
            suppression: suppressions.get(row.email_key),
            searches: (searches.get(row.lead_id) ?? []).map(
              ({ query }) => describeQuery(query)[language]
            )
          },
          cells
        )
      )
      return csvLines(rows, delimiter)
    }
  }
}
