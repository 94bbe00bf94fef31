import { asLine, isVisible, printable } from '../../content/printable.ts'
import { readEmail } from '../../people/email.ts'
import { formatPhone } from '../../people/phone.ts'
import { LEAD_TAG_MAX, LEAD_TAGS_PER_CHANGE, NEW_LEAD_MAX } from '../lead-list-limits.ts'
import { personKeys } from '../same-person.ts'
import { leadPhone } from '../lead-phone.ts'
import { tagsIn } from '../lead-tags.ts'
import { PERSON_LINE_MAX } from '../person-limits.ts'
import { readLanguage } from './read-language.ts'

/** What a column of an imported file can hold. */
export const IMPORT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'home',
  'message',
  'source_note',
  'tags',
  'language'
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Why a row can't become a lead. */
export const ROW_PROBLEMS = ['email', 'phone', 'too_long', 'unreachable'] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

export type ImportedPerson = {
  name: string
  email: string
  phone: string
  address: string
  home: string
  message: string
  source_note: string
  tags: string[]
  /** Undefined if the row doesn't say. */
  language: 'en' | 'fr' | undefined
}

/** Google Contacts joins several values of a cell by this. */
const BETWEEN_VALUES = ' ::: '
/** Its own groups, such as '* myContacts'. */
const SYSTEM_GROUP = '* '

/** The lead of a row, or why it can't be one. Somebody without a name goes by how they are reached. */
export function readImportedRow(
  cells: Partial<Record<ImportField, string>>
): ImportedPerson | RowProblem {
  const line = (field: ImportField) => asLine(cells[field] ?? '')
  const first = (field: ImportField) => line(field).split(BETWEEN_VALUES)[0]?.trim() ?? ''
  const email = first('email') === '' ? '' : readEmail(first('email'))
  if (email === undefined) return 'email'
  const phone = first('phone') === '' ? '' : leadPhone(first('phone'))
  if (phone === undefined) return 'phone'
  if (email === '' && phone === '') return 'unreachable'
  const parts = [line('first_name'), line('last_name')].filter(Boolean)
  const given = line('name') || parts.join(' ')
  const person = {
    name: isVisible(given) ? given : email || formatPhone(phone),
    email,
    phone,
    address: line('address'),
    home: line('home'),
    message: printable(cells.message ?? '').trim(),
    source_note: line('source_note'),
    tags: readTags(cells.tags ?? ''),
    language: readLanguage(cells.language ?? '')
  }
  return isTooLong(person) ? 'too_long' : person
}

/** The rows of people whom an earlier row of the file has, by email address or phone number. */
export function rowsOfSamePeople(
  rows: readonly { row: number; cells: Partial<Record<ImportField, string>> }[]
): Set<number> {
  const seen = new Set<string>()
  const again = new Set<number>()
  for (const { cells, row } of rows) {
    const person = readImportedRow(cells)
    if (typeof person === 'string') continue
    const keys = Object.values(personKeys(person)).filter(Boolean)
    if (keys.some((key) => seen.has(key))) again.add(row)
    for (const key of keys) seen.add(key)
  }
  return again
}

/** Tags of a cell, separated by commas, semicolons, or as Google Contacts does. */
function readTags(cell: string): string[] {
  const tags = cell
    .split(BETWEEN_VALUES)
    .flatMap(tagsIn)
    .filter((tag) => !tag.startsWith(SYSTEM_GROUP))
  return [...new Set(tags)]
}

const LONGEST = { ...NEW_LEAD_MAX, address: PERSON_LINE_MAX }

function isTooLong(person: ImportedPerson): boolean {
  const { tags } = person
  const fields = ['name', 'email', 'address', 'home', 'message', 'source_note'] as const
  return (
    fields.some((field) => person[field].length > LONGEST[field]) ||
    tags.length > LEAD_TAGS_PER_CHANGE ||
    tags.some((tag) => tag.length > LEAD_TAG_MAX)
  )
}
