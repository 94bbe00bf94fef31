import { expect, test } from 'vitest'
import { ofInFrench } from '#rules/of-in-french.ts'

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
