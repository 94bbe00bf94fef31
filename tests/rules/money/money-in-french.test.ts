import { expect, test } from 'vitest'
import {
  formatCadInFrench,
  formatCadOffInFrench,
  formatDecimalInFrench
} from '#rules/money/money-in-french.ts'

test.each([
  [0, '0,00 $'],
  [104_751, '1 047,51 $'],
  [-123_456_789, '-1 234 567,89 $']
])('%i cents are %s in French, on one line', (cents, written) => {
  expect(formatCadInFrench(cents)).toBe(written.replaceAll(' ', '\u00A0'))
})

test('what is taken off has a minus sign, and a rate its comma', () => {
  expect(formatCadOffInFrench(632)).toBe('−\u00A06,32\u00A0$')
  expect([13, 9.975].map(formatDecimalInFrench)).toEqual(['13', '9,975'])
})
