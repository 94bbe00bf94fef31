import { expect, test } from 'vitest'
import { type UnreadFigures, unreadFigures } from '#rules/listings/search/unread-figures.ts'

test.each<[query: string, unread: UnreadFigures]>([
  ['', {}],
  ['min=&max=+&size=', {}],
  ['min=$450,000&max=1.2M&size=1,500&lot=4+000&built=1990', {}],
  ['min=abc&max=600000', { min: 'abc' }],
  ['min=-5&max=0', { min: '-5', max: '0' }],
  ['max=5000000000', {}],
  ['size=big&lot=12.5', { size: 'big', lot: '12.5' }],
  ['size=0&lot=0', {}],
  ['built=2999', { built: '2999' }],
  ['built=85', { built: '85' }],
  ['beds=many&q=abc', {}]
])('of %s, the figures that can’t be read are kept', (query, unread) => {
  expect(unreadFigures(new URLSearchParams(query))).toEqual(unread)
})
