import { expect, test } from 'vitest'
import { limitProblem } from '#rules/plan/site-limits.ts'
import { FIXED_PAGES, type PageKind } from '#rules/websites/site-pages.ts'

const site = (own: number, second_language: string | null = null) => ({
  second_language,
  pages: [...FIXED_PAGES, ...Array<PageKind>(own).fill('own')].map((kind) => ({ kind }))
})

test.each([
  ['as many pages of its own as the plan has', site(5), undefined],
  ['a page more', site(6), 'pages'],
  ['a second language', site(0, 'fr'), 'languages'],
  ['one language', site(0), undefined]
])(
  'with a plan of one language and five pages, a website may have %s or not',
  (_, one, problem) => {
    expect(limitProblem(one, { languages: 1, pages: 5 })).toBe(problem)
  }
)

test('a plan that names no limit has none, and two languages are allowed with two', () => {
  expect(limitProblem(site(30, 'fr'), {})).toBeUndefined()
  expect(limitProblem(site(0, 'fr'), { languages: 2 })).toBeUndefined()
})

test('a website keeps what it had before, and adds nothing to it', () => {
  const limits = { languages: 1, pages: 5 } as const
  expect(limitProblem(site(8, 'fr'), limits, site(8, 'fr'))).toBeUndefined()
  expect(limitProblem(site(7, 'fr'), limits, site(8, 'fr'))).toBeUndefined()
  expect(limitProblem(site(9), limits, site(8))).toBe('pages')
  expect(limitProblem(site(0, 'fr'), limits, site(0))).toBe('languages')
})
