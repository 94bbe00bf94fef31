import { expect, test } from 'vitest'
import { answerSeeds } from '#messages/leads/answer-seeds.ts'
import { placeholderMessages } from '#messages/leads/placeholders.ts'
import { fillPlaceholders, firstName, unknownPlaceholders } from '#rules/leads/placeholders.ts'

const VALUES = {
  name: 'Jordan {phone}',
  first_name: 'Jordan',
  home: '14 Elm Street',
  agent: 'Amara Osei',
  brokerage: 'Lakeshore',
  phone: '(416) 555-0142',
  email: 'amara@lakeshore.ca',
  website: 'https://oseihomes.ca'
}

test.each([
  ['Hello {first_name}', 'Hello Jordan'],
  ['{ home } and {home}', '14 Elm Street and 14 Elm Street'],
  ['a value is not filled in again: {name}', 'a value is not filled in again: Jordan {phone}'],
  ['{} {{agent}} { stays', '{} {Amara Osei} { stays'],
  [
    'Bonjour {prénom}, {propriété} vous plaît? {téléphone}',
    'Bonjour Jordan, 14 Elm Street vous plaît? (416) 555-0142'
  ],
  ['{nobody}', '{nobody}']
])('%s becomes %s', (text, filled) => {
  expect(fillPlaceholders(text, VALUES)).toBe(filled)
})

test('unknown placeholders are named once each, as they were typed', () => {
  expect(unknownPlaceholders('{name} {adress} { Prénom } {adress} {}')).toEqual([
    '{adress}',
    '{ Prénom }'
  ])
})

test.each([
  ['Marie-Ève Desrosiers', 'Marie-Ève'],
  ['  Nguyễn  Khai', 'Nguyễn'],
  ['Cher', 'Cher'],
  ['', '']
])('the first name of %s is %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})

test('a French template has no word before a home that its title might not follow', () => {
  for (const { subject, text } of Object.values(answerSeeds.fr)) {
    expect(`${subject}\n${text}`).not.toMatch(/(?:^|[\p{L}’]) ?\{propriété\}/mu)
  }
})

test('the template for a showing reads well without a home', () => {
  const values = (language: 'en' | 'fr') => ({
    ...VALUES,
    home: placeholderMessages[language].home('showing')
  })
  expect(fillPlaceholders(answerSeeds.en.showing.subject, values('en'))).toBe(
    'A showing of your next home'
  )
  expect(fillPlaceholders(answerSeeds.fr.showing.subject, values('fr'))).toBe(
    'Visite\u00A0: votre prochaine propriété'
  )
})

test('a seller is answered about their own home', () => {
  expect(placeholderMessages.en.home('valuation')).toBe('your home')
  expect(placeholderMessages.fr.home('valuation')).toBe('votre propriété')
  expect(answerSeeds.en.seller.text).toContain('selling your home')
  expect(answerSeeds.fr.seller.text).toContain('la vente de votre propriété')
})

test.each([...Object.entries(answerSeeds.en), ...Object.entries(answerSeeds.fr)])(
  'the template %s fills in completely',
  (_, seed) => {
    expect(unknownPlaceholders(`${seed.subject} ${seed.text}`)).toEqual([])
    expect(seed.text).toMatch(/\{(?:first_name|prénom)\}/)
  }
)
