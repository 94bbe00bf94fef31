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

test.each([
  [' \u0001 a\r\n\t b\u2028c ', 'a b c'],
  ['!\t\u0000\t!', '! !']
])('%j on one line is %j', (text, line) => {
  expect(onOneLine(text)).toBe(line)
})

test.each(['', ' ', '\u00a0\u3000', '\u200b\ufeff', '\u3164', '\u2800', '\u00ad', '\u{e0041}'])(
  '%j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false)
  }
)

test('any text on one line is valid in XML and databases, and cleaning it again changes nothing', () => {
  const anything = fc.oneof(
    fc.constantFrom(...(naughty as string[])),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\t', '\n', '\u0000', '\ud800', '\udc00', '\ufffe')
    })
  )
  fc.assert(
    fc.property(anything, (text) => {
      const clean = onOneLine(text)
      expect(clean).not.toMatch(/\s\s|^\s|\s$/)
      expect(clean.isWellFormed()).toBe(true)
      expect(clean).not.toMatch(/[^\u{20}-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
      expect(onOneLine(clean)).toBe(clean)
    })
  )
})
