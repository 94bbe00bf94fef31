import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkTexts } from '../../../scripts/check/texts.ts'
import { tree } from '../../kit/tree.ts'

const FILE = 'src/sections/home/a.astro'

function textsIn(code: string, file = FILE): string[] {
  return checkTexts(tree({ [file]: code })).map((problem) => {
    const [, text = problem] = /: '(.*)' belongs in src\/messages$/.exec(problem) ?? []
    return text
  })
}

test.each([
  ['between tags', '<p>Choose a plan</p>', ['Choose a plan']],
  ['beside a value', '<p>{count} fields</p>', ['fields']],
  ['in an expression', `<p>{isOpen ? 'Close' : 'Open'}</p>`, ['Close', 'Open']],
  ['in a template string', '<p>{`Page ${number}`}</p>', ['Page']],
  ['in a list in the markup', '<ul>{all.map(() => (<li>One</li>))}</ul>', ['One']],
  ['in a label', `<img alt="A house" /><svg aria-label={'A map'} />`, ['A house', 'A map']],
  ['in a field', '<input placeholder="name@example.ca" />', ['name@example.ca']],
  ['on hover', '<abbr title={`Tax of ${province}`} />', ['Tax of']],
  ['of one of our blocks', '<PageTitle title="Blog" lede="All posts" />', ['Blog', 'All posts']],
  ['in a list in the code', `---\nconst a = [{ name: 'Home' }, { text: 'go' }]\n---\n`, ['Home']],
  ['that the code chooses', `---\nconst a = b ? 'See the plans' : 'none'\n---\n`, ['See the plans']]
])('a text %s is found', (_, code, texts) => {
  expect(textsIn(code)).toEqual(texts)
})

test.each([
  [
    'messages',
    `---\nconst t = x['en']\n---\n<p title={t.title}>{t.text} <a href="/">{t.link}</a></p>`
  ],
  ['signs and figures', '<p>© 2022 · {name} ×</p>'],
  ['classes, addresses and drawings', `<a class:list={['button line', { big }]} href="/a" />`],
  ['an icon', '<svg viewBox="0 0 24 24"><path d="M3 6.5h18M3 12h18" /></svg>'],
  ['comments', '<!-- A comment -->\n{/* Another one */}\n<p />'],
  ['style sheets and scripts', `<style>p { color: red }</style><script>say('Not a text')</script>`],
  ['what a call is given', `<img alt={names.join(', and ')} />`],
  ['imports', `---\nimport { A } from '#sections/An example of it.ts'\n---\n`],
  [
    'names that machines read',
    `---\nconst a = { '@type': 'Organization' }\nconst b = 'button line'\n---\n`
  ]
])('%s are not texts', (_, code) => {
  expect(textsIn(code)).toEqual([])
})

test('a text is named with its file and line', () => {
  const root = tree({ [FILE]: `---\nconst wave = '👋’’'\n---\n\n<p>\n  <b>Hello</b>\n</p>\n` })
  expect(checkTexts(root)).toEqual([`${FILE}:6: 'Hello' belongs in src/messages`])
})

test('the bodies of guides are documents, and their frames are not', () => {
  const code = '<p>Open the console.</p>'
  expect(textsIn(code, 'src/sections/guides/google-keys/en/maps.astro')).toEqual([])
  expect(textsIn(code, 'src/sections/guides/google-keys/key-fields.astro')).toHaveLength(1)
  expect(textsIn(code, 'src/sections/guides/step.astro')).toHaveLength(1)
})

test('layouts and pages are checked as well as sections', () => {
  for (const file of ['src/layouts/a.astro', 'src/pages/auth/a.astro'])
    expect(textsIn('<p>Hello</p>', file)).toEqual(['Hello'])
})

test('no template of this repository holds a text', () => {
  expect(checkTexts(resolve('.'))).toEqual([])
})
