import { expect, test } from 'vitest'
import { type Language, messageFrom, type Translated } from '#messages/language.ts'
import { preferredLanguage } from '#panel/http/call-language.ts'
import { Refused } from '#panel/services/refused.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-CA', 'en'],
  ['en-CA,en;q=0.9', 'en'],
  ['fr-CA', 'fr'],
  ['fr;q=0.9,en', 'fr'],
  ['xx', 'en'],
  ['*;q=0.5', 'en']
])('a call that accepts %j is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('a refusal is put into words in the caller’s language, its fields too', () => {
  const texts = { en: { gone: 'It is gone.' }, fr: { gone: 'C’est disparu.' } }
  const gone = messageFrom(texts as Translated<(typeof texts)['en']>, (t) => t.gone)
  const refused = new Refused(gone, 404, { errors: { item: gone } })
  expect(refused.message).toBe('It is gone.')
  expect(refused.textIn('fr' as Language)).toEqual({
    message: 'C’est disparu.',
    errors: { item: 'C’est disparu.' }
  })
})
