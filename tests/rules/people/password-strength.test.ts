import { expect, test } from 'vitest'
import { passwordStrengthMessages } from '#messages/password-strength.ts'
import { passwordStrength } from '#rules/people/password-strength.ts'

const AMARA = ['Amara Osei', 'amara@lakeshore.ca', '4165550134']
const LONGER = 'Three or four words in a row are easy to remember.'
const COMMON = 'Common words are guessed first.'
const SEQUENCE = 'Sequences like abc and 123 are guessed first.'
const REPEAT = 'Repeated characters are guessed first.'
const YEAR = 'Years are guessed first.'
const PERSONAL = 'Your name, email and phone are guessed first.'

test.each([
  ['a', 'Weak', LONGER],
  ['tuesday', 'Weak', LONGER],
  ['wednesdays', 'Fair', LONGER],
  ['kettle canoe', 'Fair', LONGER],
  ['kettle canoe moss', 'Good', ''],
  ['correct horse battery staple', 'Strong', ''],
  ['password', 'Weak', COMMON],
  ['Password1!', 'Weak', COMMON],
  ['P@ssw0rd2024', 'Weak', COMMON],
  ['motdepasse', 'Weak', COMMON],
  ['123456', 'Weak', SEQUENCE],
  ['poiuytrewq', 'Weak', SEQUENCE],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak', REPEAT],
  ['abcabcabcabc', 'Weak', REPEAT],
  ['Été 1999', 'Weak', YEAR],
  ['Amara2026', 'Weak', PERSONAL],
  ['lakeshore416', 'Weak', PERSONAL],
  ['4165550134', 'Weak', PERSONAL],
  ['xK9#mPq2vL', 'Good', ''],
  ['xK9#mPq2vLt4', 'Strong', '']
])('%s is rated: %s. %s', (password, name, advice) => {
  const strength = passwordStrength(password, AMARA)
  const { advice: sentences, levels } = passwordStrengthMessages.en
  const sentence = strength.advice ? sentences[strength.advice] : ''
  expect([levels[strength.level], sentence]).toEqual([name, advice])
})

test('an empty password is not rated', () => {
  expect(passwordStrength('', AMARA)).toEqual({ level: 0 })
})

test('another person’s name counts like any other word', () => {
  expect(passwordStrength('amara kettle canoe').level).toBeGreaterThan(
    passwordStrength('amara kettle canoe', AMARA).level
  )
})

test('special characters in personal details are matched literally', () => {
  expect(() => passwordStrength('a.b*c(d', ['O’Brien (Sr.) [x*y+'])).not.toThrow()
})
