import { expect, test } from 'vitest'
import { fillTranslations } from '#rules/websites/fill-translations.ts'

const line = (en = '', fr = '') => ({ en, fr })
const known = [
  { title: line('Home', 'Accueil') },
  { blocks: [{ text: line('<p>Hello.</p>', '<p>Bonjour.</p>') }, { note: line('Only here') }] }
]

test('texts that are known in both languages are filled in, wherever they are', () => {
  const site = { pages: [{ title: line('Home'), blocks: [{ text: line('<p>Hello.</p>') }] }] }
  expect(fillTranslations(site, known, { from: 'en', to: 'fr' })).toEqual({
    pages: [
      {
        title: line('Home', 'Accueil'),
        blocks: [{ text: line('<p>Hello.</p>', '<p>Bonjour.</p>') }]
      }
    ]
  })
})

test('what the agent has rewritten, translated or left empty stays as it is', () => {
  const site = {
    rewritten: line('My home'),
    translated: line('Home', 'Chez moi'),
    empty: line(),
    other: line('Only here'),
    number: 1,
    nothing: null
  }
  expect(fillTranslations(site, known, { from: 'en', to: 'fr' })).toEqual(site)
})

test('a French website gets its English too', () => {
  expect(fillTranslations(line('', 'Accueil'), known, { from: 'fr', to: 'en' })).toEqual(
    line('Home', 'Accueil')
  )
})
