import { expect, test } from 'vitest'
import { pageMarkdown, postMarkdown } from '#rules/websites/page-markdown.ts'

const line = (en = '', fr = '') => ({ en, fr })

test('a page’s texts are Markdown in its own language, block by block', () => {
  const page = {
    title: line('About', 'À propos'),
    blocks: [
      {
        type: 'hero',
        id: 'a',
        headline: line('Find *your* home', 'Trouvez'),
        intro: line('1. Call me')
      },
      {
        type: 'text',
        id: 'b',
        title: line('Why'),
        text: line('<p>I <strong>listen</strong>.</p>')
      },
      {
        type: 'questions',
        id: 'c',
        title: line(),
        questions: [{ question: line('When?'), answer: line('<p>Now.</p>') }]
      },
      { type: 'gallery', id: 'd', title: line('Pictures'), pictures: [{ caption: line('A <b>') }] }
    ]
  }
  expect(pageMarkdown(page, 'en')).toBe(
    [
      '# About',
      '## Find \\*your\\* home',
      '1\\. Call me',
      '## Why',
      'I **listen**.',
      '### When?',
      'Now.',
      '## Pictures',
      'A \\<b>\n'
    ].join('\n\n')
  )
  expect(pageMarkdown(page, 'fr')).toBe('# À propos\n\n## Trouvez\n')
})

test('a post has its facts above its text', () => {
  const post = {
    title: 'Spring: the "market"',
    description: '',
    language: 'en' as const,
    slug: 'spring',
    published: '2026-11-27T15:00:00.000Z',
    body: '<h2>Now</h2><p>Go.</p>'
  }
  expect(postMarkdown(post)).toBe(
    '---\ntitle: "Spring: the \\"market\\""\ndescription: ""\nlanguage: "en"\nslug: "spring"\npublished: "2026-11-27T15:00:00.000Z"\n---\n\n## Now\n\nGo.\n'
  )
})
