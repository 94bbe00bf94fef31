import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFileMessages } from '#messages/csv-file.ts'
import { leadFileMessages } from '#messages/leads/lead-files.ts'
import { leadLabels } from '#messages/leads/lead-labels.ts'
import { BYTE_ORDER_MARK, csvLines } from '#rules/content/csv.ts'
import { EXPORTED_COLUMNS, exportedRow } from '#rules/leads/files/exported-row.ts'
import { cellsBy } from '#rules/content/file-columns.ts'
import { guessColumns } from '#rules/leads/files/guess-columns.ts'
import { IMPORT_FIELDS, readImportedRow } from '#rules/leads/files/imported-row.ts'
import { readLeadFile } from '#rules/leads/files/read-lead-file.ts'
import { writeVcard } from '#rules/leads/files/write-vcard.ts'
import { asLine, isVisible, printable } from '#rules/content/printable.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The people of a file, by the guessed mapping. */
function peopleOf(bytes: Uint8Array) {
  const { headings, isMapped, rows } = readLeadFile(bytes)
  const own = Object.fromEntries(IMPORT_FIELDS.map((field, index) => [field, index]))
  const mapping = isMapped ? own : guessColumns(headings)
  return rows.map((row) => readImportedRow(cellsBy(IMPORT_FIELDS, mapping, row)))
}

const MARIE = { name: 'Marie-Ève Cœur', email: 'marie@example.ca' }

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  }
  return bytes
}

describe('a CSV file is read', () => {
  const text = 'Name;Email\r\nMarie-Ève Cœur;marie@example.ca\r\n'
  test.each([
    ['in UTF-8 with semicolons', bytesOf(text)],
    ['in UTF-8 with commas', bytesOf(text.replaceAll(';', ','))],
    ['in UTF-8 with tabs', bytesOf(text.replaceAll(';', '\t'))],
    ['in UTF-8 with a byte order mark', bytesOf(`\ufeff${text}`)],
    ['in UTF-16LE', utf16(`\ufeff${text}`, true)],
    ['in UTF-16BE', utf16(`\ufeff${text}`, false)],
    [
      'in CP1252',
      Uint8Array.from(text.replace('È', '\xc8').replace('œ', '\x9c'), (one) => one.charCodeAt(0))
    ]
  ])('%s', (_, bytes) => {
    expect(peopleOf(bytes)).toMatchObject([MARIE])
  })
})

test.each([
  [
    'Follow Up Boss',
    'ID,Date Added,First Name,Last Name,Stage,Lead Source,Email 1,Phone 1,Address 1 - Street,Tags,Background',
    '7,2026-01-02,Marie-Ève,Cœur,Lead,Zillow,marie@example.ca,4165550199,12 Queen,"VIP,Condo",Met',
    { source_note: 'Zillow', address: '12 Queen', tags: ['VIP', 'Condo'], message: 'Met' }
  ],
  [
    'Google Contacts',
    'First Name,Middle Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    'Marie-Ève,,Cœur,Met,* myContacts ::: VIP,Work,marie@example.ca ::: m@example.ca,Mobile,416-555-0199',
    { tags: ['VIP'], message: 'Met' }
  ],
  [
    'Outlook',
    'First Name,Middle Name,Last Name,E-mail Address,Home Phone,Mobile Phone,Home Street,Categories,Notes',
    'Marie-Ève,,Cœur,marie@example.ca,6045550100,(416) 555-0199,12 Queen,VIP,Met',
    { address: '12 Queen', tags: ['VIP'] }
  ],
  [
    'Outlook in French',
    'Prénom,Nom,Adresse de messagerie,Tél. mobile,Rue (domicile),Catégories,Notes',
    'Marie-Ève,Cœur,marie@example.ca,(416) 555-0199,12 Queen,VIP,Met',
    { address: '12 Queen', tags: ['VIP'] }
  ],
  ['French words', 'Nom,Courriel,Téléphone', 'Marie-Ève Cœur,marie@example.ca,4165550199', {}]
])('the columns of %s are guessed', (_, headings, row, more) => {
  expect(peopleOf(bytesOf(`${headings}\r\n${row}\r\n`))).toMatchObject([
    { ...MARIE, phone: '4165550199', ...more }
  ])
})

test.each([
  [
    '2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:C=C5=93ur;Marie-=\r\n=C3=88ve;;;\r\nTEL;CELL;PREF:+1 416 555 0199\r\nEMAIL;INTERNET:marie@example.ca\r\nNOTE;ENCODING=QUOTED-PRINTABLE:Met=0D=0Aat a fair'
  ],
  [
    '2.1 in CP1252',
    'N;CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:C=9Cur;Marie-=C8ve\r\nTEL;HOME:416-555-0199\r\nEMAIL:marie@example.ca\r\nNOTE:Met\\nat a fair'
  ],
  [
    '3.0 of an iPhone',
    'PRODID:-//Apple Inc.//iOS//EN\r\nN:Cœur;Marie-Ève;;;\r\nFN:Marie-Ève Cœur\r\nitem1.EMAIL;type=INTERNET;type=pref:marie@exa\r\n mple.ca\r\nitem1.X-ABLabel:_$!<Other>!$_\r\nTEL;type=CELL;type=VOICE:(416) 555-0199\r\nNOTE:Met\\nat a fair\r\nPHOTO;ENCODING=b;TYPE=JPEG:AAAA\r\n BBBB'
  ],
  [
    '4.0',
    'FN:Marie-Ève Cœur\r\nTEL;VALUE=uri;TYPE="voice,home":tel:+1-416-555-0199;ext=3\r\nEMAIL:marie@example.ca\r\nNOTE:Met\\nat a fair'
  ]
])('a vCard %s is read', (version, card) => {
  const text = `BEGIN:VCARD\r\nVERSION:${version.slice(0, 3)}\r\n${card}\r\nEND:VCARD\r\n`
  const marie = { ...MARIE, phone: '4165550199', message: 'Met\nat a fair' }
  expect(peopleOf(bytesOf(`\ufeff${text}${text}`))).toMatchObject([marie, marie])
})

const visible = fc
  .oneof(
    fc.string({ maxLength: 30, unit: 'grapheme' }),
    fc.constantFrom('=1+1', `'=x`, '"; ,', '@')
  )
  .filter((text) => isVisible(text) && !text.includes(' ::: '))
const people = fc.array(
  fc.record({
    name: visible.map(asLine).filter(isVisible),
    email: fc.integer({ min: 1, max: 999 }).map((number) => `person${number}@example.ca`),
    phone: fc.constantFrom('', '4165550199', '+33123456789'),
    address: fc.oneof(fc.constant(''), visible.map(asLine)),
    message: fc
      .oneof(fc.constant(''), visible, fc.constant('one\ntwo'))
      .map((text) => printable(text).trim()),
    tags: fc.uniqueArray(fc.constantFrom('VIP', 'Condo', 'Été'), { maxLength: 3 })
  }),
  { minLength: 1, maxLength: 5 }
)
const LEAD = {
  home: '',
  kind: 'manual',
  stage: 'new',
  source: '',
  language: 'en',
  received_at: new Date('2026-11-21T15:00:00Z'),
  first_answer_at: null,
  follow_up_on: null,
  consents: [],
  suppression: undefined,
  searches: []
} as const

test('people who are exported as CSV and imported again are the same', () => {
  const t = leadFileMessages.en
  const cells = {
    labels: { ...t, ...leadLabels.en },
    now: LEAD.received_at,
    zone: 'America/Toronto'
  }
  const headings = EXPORTED_COLUMNS.map((column) => t.columns[column])
  fc.assert(
    fc.property(people, (those) => {
      const rows = those.map((one) => exportedRow({ ...LEAD, ...one }, cells))
      const file = BYTE_ORDER_MARK + csvLines([headings, ...rows], ',')
      expect(peopleOf(bytesOf(file))).toMatchObject(those)
    })
  )
})

test.each(['en', 'fr'] as const)('the languages of our own file in %s are read again', (page) => {
  const t = leadFileMessages[page]
  const labels = { ...t, ...leadLabels[page] }
  const cells = { labels, now: LEAD.received_at, zone: 'America/Toronto' }
  const headings = EXPORTED_COLUMNS.map((column) => t.columns[column])
  const rows = (['en', 'fr'] as const).map((language) => {
    const person = { ...MARIE, phone: '', address: '', message: '', tags: [] }
    return exportedRow({ ...LEAD, ...person, language }, cells)
  })
  const file = csvLines([headings, ...rows], csvFileMessages[page].delimiter)
  expect(peopleOf(bytesOf(file))).toMatchObject([{ language: 'en' }, { language: 'fr' }])
})

test.each([
  ['fr-CA', 'fr'],
  ['FRANÇAIS', 'fr'],
  ['French (Canada)', 'fr'],
  ['English (United States)', 'en'],
  ['Anglais', 'en'],
  ['Español', undefined],
  ['', undefined]
])('a language cell of %j is %s', (cell, language) => {
  expect(readImportedRow({ email: MARIE.email, language: cell })).toMatchObject({ language })
})

test('people who are exported as vCards and imported again are the same', () => {
  fc.assert(
    fc.property(people, (those) => {
      const file = those.map((one) => writeVcard({ ...one, lead_id: 'x' })).join('')
      expect(peopleOf(bytesOf(file))).toMatchObject(those)
    })
  )
})
