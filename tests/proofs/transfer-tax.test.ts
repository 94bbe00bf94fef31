import { expect, test } from 'vitest'
import { differences } from '../kit/home-costs/differences.ts'

test('10,000 random prices of each place come to the same cent as the statutes’ second implementation', () => {
  expect(differences({ count: 10_000, seed: 20_261_126 })).toEqual([])
})
