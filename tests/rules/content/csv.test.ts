import { expect, test } from 'vitest'
import { writeCsv } from '#rules/content/csv.ts'
import { readCsv } from '#rules/content/read-csv.ts'

test('a file opens with its accents, and keeps quotes and lines in their cells', () => {
  expect(
    writeCsv(
      [
        ['Été "indien"', 3, null],
        ['a\nb', -1]
      ],
      ','
    )
  ).toBe('\u{FEFF}"Été ""indien""",3,\r\n"a\nb",-1\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j is never a formula',
  (text) => {
    expect(writeCsv([[text]], ',')).toBe(`\u{FEFF}"'${text}"\r\n`)
  }
)

test('rows have the numbers that a spreadsheet shows, with empty rows and lines within cells before them', () => {
  const file = 'Name;Note\r\n\r\nAnn;"one\ntwo"\r\n ; \r\nBob;\r\n'
  expect(readCsv(file)).toEqual({
    headings: ['Name', 'Note'],
    rows: [
      ['Ann', 'one\ntwo'],
      ['Bob', '']
    ],
    numbers: [3, 5]
  })
})

test.each([';', ',', '|'])('a first line that names the delimiter %j is left out', (delimiter) => {
  const file = `sep=${delimiter}\r\nName${delimiter}Email\r\nAnn${delimiter}a@b.ca\r\n`
  const table = { headings: ['Name', 'Email'], rows: [['Ann', 'a@b.ca']], numbers: [2] }
  expect(readCsv(file)).toEqual(table)
})
