import { expect, test } from 'vitest'
import { blogPageAt, freePostSlug, isPostSlug, postState } from '#rules/websites/site-posts.ts'
import { missingInPost } from '#rules/websites/missing-in-post.ts'
import { freePageSlug } from '#rules/websites/page-slug.ts'

test.each([
  ['five-questions', true],
  ['2026-market', true],
  ['', false],
  ['Five', false],
  ['five--questions', false],
  ['-five', false],
  ['cinq-é', false],
  ['a/b', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false]
])('the address %j of a post is allowed: %s', (slug, allowed) => {
  expect(isPostSlug(slug)).toBe(allowed)
})

test.each([
  ['Five questions before you bid', [], 'five-questions-before-you-bid'],
  ['Le marché à l’automne', [], 'le-marche-a-lautomne'],
  ['Market update', ['market-update', 'market-update-2'], 'market-update-3'],
  ['市场', [], 'post'],
  ['x'.repeat(80), ['x'.repeat(60)], `${'x'.repeat(58)}-2`]
])('a post with the title %j beside %j gets the address %j', (title, taken, slug) => {
  expect(freePostSlug(title, taken)).toBe(slug)
})

test('a page that an agent adds leaves the address of the blog free', () => {
  expect(freePageSlug('Blog', [])).toBe('blog-2')
})

test('a list of posts has ten on a page, and no page beyond the last', () => {
  const posts = Array.from({ length: 12 }, (_, at) => at)
  expect(blogPageAt(posts, 1)).toEqual({ items: posts.slice(0, 10), number: 1, hasNext: true })
  expect(blogPageAt(posts, 2)).toEqual({ items: [10, 11], number: 2, hasNext: false })
  expect(blogPageAt(posts, 3)).toBeUndefined()
  expect(blogPageAt([], 1)).toBeUndefined()
})

test('a post is published with a title, a description, a text and a described cover', () => {
  const alt = { en: 'A porch', fr: '' }
  const post = { title: 'One', description: 'Two', language: 'en', body: '<p>x</p>' } as const
  expect(missingInPost({ ...post, cover: null })).toEqual([])
  expect(missingInPost({ ...post, cover: { alt } })).toEqual([])
  expect(missingInPost({ ...post, language: 'fr', cover: { alt } })).toEqual(['cover'])
  const empty = { ...post, title: ' ', description: '', body: '<p> </p>', cover: null }
  expect(missingInPost(empty)).toEqual(['title', 'description', 'body'])
})

test.each([
  [{ publish_at: null, published_version: null, version: 1 }, 'draft'],
  [{ publish_at: 'soon', published_version: null, version: 1 }, 'scheduled'],
  [{ publish_at: null, published_version: 3, version: 3 }, 'published'],
  [{ publish_at: null, published_version: 3, version: 4 }, 'changed']
] as const)('a post %j is %s', (post, state) => {
  expect(postState(post)).toBe(state)
})
