import { expect, test } from 'vitest'
import { ofInFrench, thatInFrench } from '#rules/french-elision.ts'

test.each([
  ['Amara Osei', 'd’Amara Osei'],
  ['Élise Roy', 'd’Élise Roy'],
  ['oseihomes.ca', 'd’oseihomes.ca'],
  ['Luc Tremblay', 'de Luc Tremblay'],
  ['12 rue Cartier', 'de 12 rue Cartier'],
  ['', 'de ']
])('of %j is %j', (name, of) => {
  expect(ofInFrench(name)).toBe(of)
})

test('that someone does something is elided as well', () => {
  expect(thatInFrench('Amara Osei')).toBe('qu’Amara Osei')
  expect(thatInFrench('Luc Tremblay')).toBe('que Luc Tremblay')
})
