import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVisible, onOneLine, printable } from '#rules/content/printable.ts'

test.each([
  ['a control character', 'a\u0000b\u0001c\u000bd\u0085e', 'abcde'],
  ['half a character', 'a\ud800b\udfff', 'ab'],
  ['what is not a character', 'a\ufffe\uffff\u{1fffe}\ufdd0b', 'ab']
])('%s is taken out', (_, text, clean) => {
  expect(printable(text)).toBe(clean)
})

test('what people write stays: lines, accents, right to left, emoji', () => {
  for (const text of ['a\tb\r\nc', 'é e\u0301 漢', '\u202eabc', '👩‍👩‍👧‍👦🇨🇦', '\u00a0'])
    expect(printable(text)).toBe(text)
})

test('a line has neither line ends nor blanks around it', () => {
  expect(onOneLine(' \u0001 a\r\n\t b\u2028c ')).toBe('a b c')
})

test.each(['', ' ', '\u00a0\u3000', '\u200b\ufeff', '\u3164', '\u2800', '\u00ad', '\u{e0041}'])(
  '%j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false)
  }
)

test('whatever goes in, what comes out fits into XML and a database, and stays as it is', () => {
  const anything = fc.oneof(
    fc.constantFrom(...(naughty as string[])),
    fc.string({ unit: 'binary' })
  )
  fc.assert(
    fc.property(anything, (text) => {
      const clean = onOneLine(text)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).not.toMatch(/[^\u{20}-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
      expect(onOneLine(clean)).toBe(clean)
    })
  )
})
