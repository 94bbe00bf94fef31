import { expect, test } from 'vitest'
import { writeCsv } from '#rules/content/csv.ts'

test('a file opens with its accents, and keeps quotes and lines in their cells', () => {
  expect(
    writeCsv([
      ['Été "indien"', 3, null],
      ['a\nb', -1]
    ])
  ).toBe('\u{FEFF}"Été ""indien""",3,\r\n"a\nb",-1\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j is never a formula',
  (text) => {
    expect(writeCsv([[text]])).toBe(`\u{FEFF}"'${text}"\r\n`)
  }
)
