import ICAL from 'ical.js'
import { phoneLink } from '../lead-phone.ts'

// A folded line begins with a space, which the library doesn't count: 75 bytes in all (RFC 2426).
ICAL.foldLength = 74

export type Contact = {
  lead_id: string
  name: string
  email: string
  phone: string
  address: string
  message: string
  tags: readonly string[]
}

type Property = [string, Record<string, string>, string, ...(string | string[])[]]

/** A person as a vCard 3.0, the version that phones, Google Contacts and Outlook all read. */
export function writeVcard(person: Contact): string {
  const { address, email, lead_id, message, phone, tags } = person
  const name = person.name || email || phone
  const properties: Property[] = [
    ['version', {}, 'text', '3.0'],
    ['uid', {}, 'text', `urn:uuid:${lead_id}`],
    ['n', {}, 'text', [...nameParts(name), '', '', '']],
    ['fn', {}, 'text', name],
    ...(email ? [['email', { type: 'INTERNET' }, 'text', email] satisfies Property] : []),
    ...(phone
      ? [['tel', { type: 'CELL' }, 'phone-number', phoneLink(phone)] satisfies Property]
      : []),
    ...(address
      ? [['adr', { type: 'HOME' }, 'text', ['', '', address, '', '', '', '']] satisfies Property]
      : []),
    ...(tags.length > 0 ? [['categories', {}, 'text', ...tags] satisfies Property] : []),
    ...(message ? [['note', {}, 'text', message.replaceAll('\r\n', '\n')] satisfies Property] : [])
  ]
  return `${new ICAL.Component(['vcard', properties, []]).toString()}\r\n`
}

/** The last word is the family name; a name of one word has none. */
function nameParts(name: string): [family: string, given: string] {
  const words = name.trim().split(/\s+/u)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return [family, words.join(' ')]
}
