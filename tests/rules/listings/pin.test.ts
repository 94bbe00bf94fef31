import { expect, test } from 'vitest'
import { pinProblem } from '#rules/listings/pin.ts'

test.each([
  ['a pin in its province is right', 43.65, -79.38, 'ON', undefined],
  ['coordinates the wrong way round are noticed', -79.38, 43.65, 'ON', 'swapped'],
  ['a longitude without its minus is outside Canada', 43.65, 79.38, 'ON', 'outside-canada'],
  ['a pin in another province is noticed', 49.28, -123.12, 'ON', 'outside-province'],
  ['a pin in the United States is outside Canada', 40.71, -74.01, 'ON', 'outside-canada'],
  ['the middle of nowhere is outside Canada', 0, 0, 'QC', 'outside-canada'],
  ['Iqaluit is in Nunavut', 63.75, -68.52, 'NU', undefined],
  ['an unknown province takes any pin in Canada', 49.28, -123.12, '', undefined]
])('%s', (_, Latitude, Longitude, province, problem) => {
  expect(pinProblem({ Latitude, Longitude }, province)).toBe(problem)
})
