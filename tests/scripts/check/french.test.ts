import { expect, test } from 'vitest'
import { frenchTextsIn } from '../../../scripts/check/messages/french.ts'
import { faultsIn } from '../../kit/french-faults.ts'

test.each([
  ['L’adresse n’est pas valide.', []],
  ['Est-ce «\u00A0Le Plateau\u00A0»?', []],
  ['Total\u00A0: 1\u00A0249\u00A0000\u00A0$, soit 5\u00A0%, à 12\u00A0h\u00A030', []],
  ["L'adresse", ['a straight apostrophe or an English quotation mark']],
  ['Est-ce « Le Plateau »', ['a guillemet without its no-break space']],
  ['Total : rien', ['a colon without its no-break space']],
  ['Prêt ?', ['a space before a semicolon, an exclamation mark or a question mark']],
  ['5 %', ['a percent or dollar sign without its no-break space']],
  ['CAD 5', ['a sum with its sign in front']],
  ['1,249 pieds', ['a decimal point, or a comma between thousands']],
  ['à 12:30', ['an hour without its “h”']],
  ['à 12 h', ['a unit that breaks from its number']],
  ['Un instant...', ['two spaces, or three points for an ellipsis']],
  ['Etat du domaine', ['a capital without its accent']],
  ['Ouvrez votre website', ['an English word']],
  ['Votre agent immobilier', ['a word of another French']],
  ['Avec le mot Brokerage, puis {brokerage}, à https://www.crea.ca/the', []]
])('%s has %j', (text, faults) => {
  expect(faultsIn(text)).toEqual(faults)
})

const READ = 'src/messages/a.ts'

test.each([
  ['a text, and a template with its values', "const fr = { a: 'Un', b: (n) => `${n} deux` }"],
  [
    'a helper that a text calls',
    "const fr = { a: () => un('x') + deux }\nfunction un(b) { return 'Un' }\nconst deux = '… deux'"
  ],
  [
    'what another language has in its line',
    "export const a = { en: 'One', fr: 'Un' }\nexport const b = { en: '', fr: '… deux' }"
  ]
])('%s is read', (_, code) => {
  expect(
    frenchTextsIn(READ, code)
      .map(({ text }) => text)
      .filter((text) => text !== 'x')
  ).toEqual(['Un', '… deux'])
})

test('neither English nor what no reader sees is read', () => {
  const code =
    "const en = { a: 'One' }\nconst fr = { a: (k) => (k === 'b' ? list(k, 'and') : names['c']) }"
  expect(frenchTextsIn(READ, code)).toEqual([])
})
