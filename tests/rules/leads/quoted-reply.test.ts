import { expect, test } from 'vitest'
import { withoutQuote } from '#rules/leads/quoted-reply.ts'

test.each([
  ['Yes, please.\n\nOn Monday, Ann <a@b.ca> wrote:\n> Shall we\n> meet?\n', 'Yes, please.'],
  ['Oui.\n\nLe lundi 3 mars, Ann\n<a@b.ca> a écrit :\n\n> Bonjour', 'Oui.'],
  ['Mine.\n> theirs\nMine again.', 'Mine.\n> theirs\nMine again.'],
  ['Two lines\r\nof text', 'Two lines\nof text'],
  ['See below.\n> only a quote', 'See below.'],
  ['> nothing but a quote', '> nothing but a quote'],
  ['', '']
])('%j keeps %j', (text, kept) => {
  expect(withoutQuote(text)).toBe(kept)
})
