import { expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { readFields, readFrench, unpublishable } from '#contract/content/published-fields.ts'

const IMAGE = 'Please choose a picture, or enter an address that starts with https:// or /.'
const LINK = 'Please enter the full website address. For example: https://amaraosei.ca'

test.each<[ItemKind, Record<string, string>, Record<string, string>]>([
  ['post', { post_title: '\u200b' }, { post_title: 'Please give it a title.' }],
  [
    'post',
    { post_excerpt: '\u3164' },
    { post_excerpt: 'Please sum the post up in a sentence or two.' }
  ],
  [
    'post',
    { post_title: 'a'.repeat(201), post_main_image: 'https://[' },
    { post_title: 'Title must be at most 200 characters', post_main_image: IMAGE }
  ],
  [
    'post',
    { post_description: '<script>x</script>' },
    { post_description: 'Please write the post first.' }
  ],
  [
    'post',
    { post_description: '<p>&#8203;</p>' },
    { post_description: 'Please write the post first.' }
  ],
  [
    'post',
    { post_description: '&'.repeat(50_000) },
    { post_description: 'Text must be at most 100000 characters' }
  ],
  ['policy', { content: '<p> </p>' }, { content: 'Please write the text first.' }],
  [
    'faq',
    { faq_description: 'a'.repeat(10_001) },
    { faq_description: 'Answer must be at most 10000 characters' }
  ],
  [
    'testimonial',
    { website: 'javascript:x', reviewer_image: 'http://a.ca/b.png', designation: '' },
    { website: LINK, reviewer_image: IMAGE, designation: 'Please say what they do.' }
  ]
])('a %s with %j can’t be published, and each field says why', (kind, change, errors) => {
  const refused = Object.entries(unpublishable(kind, { ...WHOLE[kind], ...change }))
  expect(Object.fromEntries(refused.map(([name, text]) => [name, text('en')]))).toEqual(errors)
})

test('what can be published is kept without what nothing can print, and without what runs', () => {
  const given = {
    ...WHOLE.post,
    post_title: ' A\u0001 title\n ',
    post_main_image: '',
    post_description:
      '<p onclick="x()">Hi\u000b</p><img src="/_astro/a.js"><a href="/og/a.png">b</a>'
  }
  expect(unpublishable('post', given)).toEqual({})
  expect(readFields('post', given)).toMatchObject({
    fields: { post_title: 'A title', post_main_image: null, post_description: '<p>Hi</p><a>b</a>' }
  })
})

test('a text that is a picture alone says something', () => {
  expect(unpublishable('policy', { title: 'A', content: '<img src="/a.png">' })).toEqual({})
})

const WHOLE: Record<ItemKind, Record<string, string>> = {
  post: {
    post_title: 'A',
    post_excerpt: 'B',
    post_main_image: '/a.png',
    post_description: '<p>c</p>'
  },
  policy: { title: 'A', content: '<p>b</p>' },
  faq: { faq_title: 'A', faq_description: 'B' },
  testimonial: { review: 'A', reviewer_image: '', name: 'B', designation: 'C', website: '' }
}

test.each<[ItemKind, Record<string, string>, object]>([
  ['post', { post_title: ' La\n pluie ' }, { fields: { post_title: 'La pluie' } }],
  ['post', { post_title: '\u200b' }, { fields: { post_title: '' } }],
  [
    'post',
    { post_description: '<p onclick="x">Oui</p>' },
    { fields: { post_description: '<p>Oui</p>' } }
  ],
  [
    'policy',
    { content: '<script>x</script>', title: 'Non' },
    { fields: { content: '', title: 'Non' } }
  ],
  ['faq', {}, { fields: {} }]
])('of a %s, the French %j is %j', (kind, given, read) => {
  expect(readFrench(kind, given)).toEqual(read)
})
