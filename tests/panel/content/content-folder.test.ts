import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentFile, readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { readContentFolder } from '#panel/commands/content-folder/read-folder.ts'
import { writeContentFolder } from '#panel/commands/content-folder/write-folder.ts'
import { isVisible, onOneLine } from '#rules/content/printable.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { isSameHtml } from '#rules/content/same-html.ts'
import { inMemory } from '../../kit/panel.ts'
import { tree } from '../../kit/tree.ts'

const EMPTY: ContentFile = { maplekey: 'content' }

function filesIn(folder: string): Record<string, string> {
  const files = globSync('**/*.{json,md}', { cwd: folder }).sort()
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

const exported = await exportContent(await inMemory()).then(readContent)
/** In the order of their files. */
const samples = {
  ...exported,
  posts: exported.posts?.toSorted((one, other) => one.post_id - other.post_id),
  policies: exported.policies?.toSorted((one, other) =>
    one.policy_name < other.policy_name ? -1 : 1
  )
}

test('posts and policies are Markdown with their fields before it, all else is JSON', () => {
  const folder = tree({})
  writeContentFolder(folder, samples)
  const files = filesIn(folder)
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['faq.json', 'plans.json', 'policies/privacy-policy.md'])
  )
  const post = files['posts/12-what-to-do-with-a-free-month-of-your-own-website.md'] ?? ''
  expect(post.split('\n').slice(0, 6)).toEqual([
    '---',
    'post_title: What to do with a free month of your own website',
    expect.stringMatching(/^post_excerpt: Thirty days go by quickly\. A four-week plan/),
    'created: 2026-10-22T14:00:00.000Z',
    '---',
    ''
  ])
  expect(post).not.toMatch(/<(p|h2|ul|li|strong)>/)
})

test('what nobody changed comes back to the letter, and a change is that change alone', () => {
  const folder = tree({})
  writeContentFolder(folder, samples)
  expect(readContentFolder(folder, samples)).toEqual(samples)

  const [file = ''] = globSync('posts/7-*.md', { cwd: folder })
  const text = readFileSync(join(folder, file), 'utf8')
  // As an editor on Windows saves it.
  writeFileSync(
    join(folder, file),
    text.replace(/post_title: .*/, 'post_title: "#1: Photos"').replaceAll('\n', '\r\n')
  )
  const changed = readContentFolder(folder, samples)
  expect(changed.posts?.find(({ post_id }) => post_id === 7)).toEqual({
    ...samples.posts?.find(({ post_id }) => post_id === 7),
    post_title: '#1: Photos'
  })
})

test('a folder that holds a part takes the place of that part; what is taken out goes from the folder too', () => {
  const folder = tree({})
  writeContentFolder(folder, samples)
  writeContentFolder(folder, { ...samples, posts: samples.posts?.slice(0, 2) })
  expect(globSync('posts/*', { cwd: folder })).toHaveLength(2)
  rmSync(join(folder, 'policies'), { recursive: true })
  rmSync(join(folder, 'plans.json'))
  const part = readContentFolder(folder, samples)
  expect(Object.keys(part)).not.toContain('plans')
  expect(Object.keys(part)).not.toContain('policies')
  expect(part.posts).toHaveLength(2)
})

test.each([
  ['faq.json', '[{"faq_title": 7}]', 'faq.json: 0.faq_title: must be text'],
  ['plans.json', '[]', 'plans.json: must not be empty'],
  ['plans.json', '[', 'plans.json: must be JSON'],
  ['plan.json', '[]', 'plan.json: unknown list'],
  [
    'posts/12-a.md',
    '---\npost_title: A\npost_excerpt: B\ncreated: 2026-02-30\n---\n\nHi\n',
    'posts/12-a.md: created: must be a date that exists'
  ],
  ['posts/12-a.md', '---\ntitle: A\n---\n\nHi\n', 'posts/12-a.md: post_title: is missing'],
  ['posts/12-a.md', '---\ntitle: A\n---\n\nHi\n', 'posts/12-a.md: title: is not known here'],
  [
    'posts/12-a.md',
    '---\npost_title: A\n---\n',
    'posts/12-a.md: post_description: Please write the post first.'
  ],
  ['posts/12-a.md', 'Hi\n', 'posts/12-a.md: must start with fields'],
  ['posts/12-a.md', '---\na: [\n---\nHi', 'posts/12-a.md: its fields can’t be read: '],
  ['posts/hello.md', '---\npost_title: A\n---\nHi', 'posts/hello.md: its name must start with'],
  ['posts/12-a.docx', 'PK', 'posts/12-a.docx: must be a Markdown file'],
  [
    'policies/terms.md',
    '---\ntitle: A\n---\nHi',
    'policies: must have privacy-policy and cookie-policy'
  ]
])('%s with %j is refused by the name of file and field', (file, text, words) => {
  expect(() => readContentFolder(tree({ [file]: text }), EMPTY)).toThrow(words)
})

test('every bad file and field is named at once, and nothing of the good ones is taken', () => {
  const good = '---\npost_title: A\npost_excerpt: B\ncreated: 2026-02-03\n---\n\nHi\n'
  const folder = tree({
    'faq.json': '[{"faq_title": "Why?", "faq_description": " "}]',
    'plans.json': '[',
    'testimonials.json':
      '[{"review": "Good.", "name": "Ann", "designation": "", "website": "http://[", "reviewer_image": "data:x"}]',
    'posts/11-good.md': good,
    'posts/12-a.md': good.replace('Hi', '<script>x</script>'),
    'posts/13-b.md': 'Hi',
    'policies/Terms of use.md': '---\ntitle: A\n---\nHi'
  })
  let lines: string[] = []
  try {
    readContentFolder(folder, EMPTY)
  } catch (error) {
    lines = (error as Error).message.split('\n').slice(1).sort()
  }
  expect(lines).toEqual([
    '  faq.json: 0.faq_description: Please write the answer.',
    expect.stringMatching(/^ {2}plans\.json: must be JSON/),
    '  policies/Terms of use.md: policy_name: Please use at most 60 lowercase letters, digits and hyphens. For example: terms-of-use',
    '  policies: must have privacy-policy and cookie-policy',
    '  posts/12-a.md: post_description: Please write the post first.',
    '  posts/13-b.md: must start with fields between two lines of ---',
    '  testimonials.json: 0.designation: Please say what they do.',
    '  testimonials.json: 0.reviewer_image: Please choose a picture, or enter an address that starts with https:// or /.',
    '  testimonials.json: 0.website: Please enter the full website address. For example: https://amaraosei.ca'
  ])
})

const html = fc
  .array(
    fc.oneof(
      fc.constantFrom('<p>', '</p>', '<ul><li>', '</li></ul>', '<strong>', '</strong>', '<br>'),
      fc.constantFrom(
        '<table><tr><td>',
        '</td></tr></table>',
        '<dl><dt>',
        '</dl>',
        '<h2>',
        '</h2>'
      ),
      fc.constantFrom(
        '---\n',
        '\n\n',
        '```',
        '&lt;b&gt;',
        ' * ',
        '# ',
        '\u00a0',
        '<img src="/a.webp">'
      ),
      fc.string({ maxLength: 8 })
    ),
    { minLength: 1, maxLength: 14 }
  )
  .map((parts) => safeHtml(`<p>a</p>${parts.join('')}`).trim())
const line = fc
  .string({ minLength: 1, maxLength: 40, unit: 'binary' })
  .map(onOneLine)
  .filter(isVisible)
const posts = fc.uniqueArray(
  fc.record({
    post_id: fc.integer({ min: 1, max: 2_000_000_000 }),
    post_title: line,
    post_excerpt: line,
    post_main_image: fc.option(fc.constant('/pictures/a.webp')),
    post_main_image_alt: fc.oneof(fc.constant(''), line),
    post_description: html,
    created: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString())
  }),
  { selector: ({ post_id }) => post_id, minLength: 1, maxLength: 2 }
)

test('whatever is exported, taken into another installation and exported again is the same to the byte', () => {
  const folder = tree({})
  fc.assert(
    fc.property(posts, (given) => {
      const [first, second] = [join(folder, 'first'), join(folder, 'second')]
      for (const old of [first, second]) rmSync(old, { recursive: true, force: true })
      writeContentFolder(first, { maplekey: 'content', posts: given })
      const taken = readContentFolder(first, EMPTY)
      writeContentFolder(second, taken)
      expect(filesIn(second)).toEqual(filesIn(first))
      for (const post of given) {
        const there = taken.posts?.find(({ post_id }) => post_id === post.post_id)
        expect({ ...there, post_description: '' }).toEqual({ ...post, post_description: '' })
        expect(isSameHtml(there?.post_description ?? '', post.post_description)).toBe(true)
      }
      expect(existsSync(second)).toBe(true)
    }),
    { numRuns: 20 }
  )
})
