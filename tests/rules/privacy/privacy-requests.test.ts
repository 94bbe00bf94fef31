import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesPath, choicesUrl, readChoicesPath } from '#rules/privacy/choices-path.ts'
import {
  daysLeft,
  isAnswerTo,
  PRIVACY_ANSWERS,
  PRIVACY_REQUEST_KINDS,
  requestTimes
} from '#rules/privacy/privacy-requests.ts'
import { isPageSlug } from '#rules/websites/site-pages.ts'

const moments = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true
})

test('a request is due after 30 days, and its reminders come a week and a day before', () => {
  fc.assert(
    fc.property(moments, (asked) => {
      const { due_at, remind } = requestTimes(asked)
      expect(daysLeft(due_at, asked)).toBe(30)
      for (const { at, days } of remind) expect(daysLeft(due_at, at)).toBe(days)
      expect(remind.map(({ days }) => days)).toEqual([7, 1])
      expect(daysLeft(due_at, due_at)).toBe(0)
      expect(daysLeft(due_at, new Date(+due_at + 1))).toBeLessThanOrEqual(0)
      expect(daysLeft(due_at, new Date(+due_at - 1))).toBe(1)
    })
  )
})

test.each([
  ['access', ['sent', 'declined']],
  ['correction', ['corrected', 'declined']],
  ['deletion', ['erased', 'declined']]
] as const)('%s is answered by its own kind of answer or declined', (kind, answers) => {
  expect(PRIVACY_ANSWERS.filter((one) => isAnswerTo(kind, one))).toEqual(answers)
  expect(PRIVACY_REQUEST_KINDS).toContain(kind)
})

test('every address of the choices is read as it is written, in each order of languages', () => {
  const both = ['en', 'fr'] as const
  for (const languages of [both, both.toReversed(), ['en'] as const, ['fr'] as const]) {
    const [main = 'en'] = languages
    for (const language of languages) {
      for (const token of [undefined, '26abc0']) {
        const place = { language, ...(token !== undefined && { token }) }
        const path = choicesPath(language, main, token)
        expect(readChoicesPath(path, languages)).toEqual(place)
        // Emails don't know the website's main language.
        expect(readChoicesPath(choicesUrl('', language, token), languages)).toEqual(place)
      }
    }
  }
  expect(readChoicesPath('/fr/privacy-choices', ['en'])).toEqual({ language: 'en' })
  expect(readChoicesPath('/privacy-choices/26ab/my-data.csv', ['en'])).toEqual({
    language: 'en',
    token: '26ab',
    copy: 'csv'
  })
  for (const path of [
    '/',
    '/privacy',
    '/a/privacy-choices',
    '/privacy-choices/26ab/x',
    '/privacy-choices/x y'
  ]) {
    expect(readChoicesPath(path, ['en', 'fr'])).toBeUndefined()
  }
  expect(isPageSlug('privacy-choices')).toBe(false)
})
