import { expect, test } from 'vitest'
import { withoutQuote } from '#rules/leads/quoted-reply.ts'

test.each([
  ['Yes, please.\n\nOn Monday, Ann <a@b.ca> wrote:\n> Shall we\n> meet?\n', 'Yes, please.'],
  ['Oui.\n\nLe lundi 3 mars, Ann\n<a@b.ca> a écrit :\n\n> Bonjour', 'Oui.'],
  ['Hello,\nTuesday at 5 works.\nOn Mon, Ann wrote:\n> hi', 'Hello,\nTuesday at 5 works.'],
  ['Bonjour,\nOui, mardi.\nLe lun. 23 nov., Ann a écrit :\n> …', 'Bonjour,\nOui, mardi.'],
  ['Yes.\nOn Mon, Nov 23, 2026 at 3:00 PM Ann\n<a@b.ca> wrote:\n\n> hi', 'Yes.'],
  ['Is this still so:\n> Open on Sunday', 'Is this still so:'],
  ['On second thought, not this:\n> Open on Sunday', 'On second thought, not this:'],
  ['Mine.\n> theirs\nMine again.', 'Mine.\n> theirs\nMine again.'],
  ['Two lines\r\nof text', 'Two lines\nof text'],
  ['See below.\n> only a quote', 'See below.'],
  ['> nothing but a quote', '> nothing but a quote'],
  ['', '']
])('%j keeps %j', (text, kept) => {
  expect(withoutQuote(text)).toBe(kept)
})
