import { expect, test } from 'vitest'
import { exceeding } from '#rules/content/figures.ts'

test.each([
  ['websites', undefined, undefined],
  ['websites', 15, undefined],
  ['websites', 16, 16],
  ['designs', 10, undefined],
  ['leads', 1000, undefined],
  ['leads', 12_345, 12_345]
] as const)(
  'of %s, a count of %s is told only if it exceeds the specified figure',
  (name, count, told) => {
    expect(exceeding(name, count)).toBe(told)
  }
)
