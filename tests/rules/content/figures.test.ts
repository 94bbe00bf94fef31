import { expect, test } from 'vitest'
import { exceeding, shownFigure } from '#rules/content/figures.ts'

test.each([
  ['websites', '15+', undefined, '15+'],
  ['websites', '15+', 15, '15+'],
  ['websites', '15+', 16, '16'],
  ['designs', '10+', 10, '10+'],
  ['leads', '1k+', 1000, '1k+'],
  ['leads', '1k+', 12_345, '12,345']
] as const)(
  '%s are the specified %s until more than that is counted: %s',
  (name, words, count, shown) => {
    expect(shownFigure(name, words, count)).toBe(shown)
  }
)

test('a count that does not exceed the specified figure is not told', () => {
  expect(exceeding('websites', 15)).toBeUndefined()
  expect(exceeding('websites', 16)).toBe(16)
})
