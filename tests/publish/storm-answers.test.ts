import { expect, test } from 'vitest'
import { isExpectedAnswer } from '../kit/publishing/storm-answers.ts'

const state = (name: string, files: Record<string, string>) => ({
  name,
  hashes: new Map(Object.entries(files))
})
const states = [
  state('one', { 'blog.html': 'a', 'blog.html.br': 'A' }),
  state('two', { 'blog.html': 'b', 'blog.html.br': 'B', 'blog/2.html': 'p' }),
  state('three', { 'blog.html': 'a', 'blog.html.br': 'A', 'blog/2.html': 'p' })
]
const got = { path: '/blog', encoding: 'identity', status: 200, hash: 'a', from: 0, to: 0 }

test.each([
  ['the page before a switch', true, {}],
  ['the page before it, while it goes on', true, { from: 1, to: 1 }],
  ['the page after it, while it goes on', true, { hash: 'b', from: 1, to: 1 }],
  ['the page after it, too early', false, { hash: 'b' }],
  ['the page before it, too late', false, { hash: 'a', from: 2, to: 2 }],
  ['the page of a state that came and went', true, { hash: 'b', from: 1, to: 5 }],
  ['the compressed page', true, { encoding: 'br', hash: 'A' }],
  ['the compressed page of another state', false, { encoding: 'br', hash: 'B' }],
  ['half a page', false, { hash: 'x', from: 1, to: 1 }],
  ['a refusal', false, { status: 503 }],
  ['no page where there is none yet', true, { path: '/blog/2', status: 404, hash: '-' }],
  ['no page where there is one', false, { path: '/blog/2', status: 404, from: 2, to: 2 }]
])('%s: %s', (_, expected, change) => {
  expect(isExpectedAnswer(states, { ...got, ...change })).toBe(expected)
})
