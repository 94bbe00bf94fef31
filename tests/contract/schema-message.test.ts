import * as v from 'valibot'
import { expect, test } from 'vitest'
import { says } from '#contract/schema-message.ts'

const TEXTS = { en: { tooShort: 'Too short.' }, fr: { tooShort: 'Trop court.' } }

test('a schema speaks the language that a value is checked in, and English where none is named', () => {
  const schema = v.pipe(
    v.string(),
    v.minLength(
      3,
      says(TEXTS, (t) => t.tooShort)
    )
  )
  const said = (lang?: string) => v.safeParse(schema, 'a', { lang }).issues?.[0].message
  expect([said(), said('en'), said('en-CA'), said('xx')]).toEqual(Array(4).fill('Too short.'))
})
