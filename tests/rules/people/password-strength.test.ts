import { expect, test } from 'vitest'
import { passwordStrength, STRENGTH_NAMES } from '#rules/people/password-strength.ts'

const AMARA = ['Amara Osei', 'amara@lakeshore.ca', '4165550134']
const LONGER = 'Three or four words in a row are easy to keep in mind.'
const COMMON = 'Words everybody uses are guessed first.'
const RUN = 'Runs like abc and 123 are guessed first.'
const REPEAT = 'Repeats are guessed first.'
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
  ['123456', 'Weak', RUN],
  ['poiuytrewq', 'Weak', RUN],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak', REPEAT],
  ['abcabcabcabc', 'Weak', REPEAT],
  ['Été 1999', 'Weak', YEAR],
  ['Amara2026', 'Weak', PERSONAL],
  ['lakeshore416', 'Weak', PERSONAL],
  ['4165550134', 'Weak', PERSONAL],
  ['xK9#mPq2vL', 'Good', ''],
  ['xK9#mPq2vLt4', 'Strong', '']
])('%s is told: %s. %s', (password, name, advice) => {
  const strength = passwordStrength(password, AMARA)
  expect([STRENGTH_NAMES[strength.level], strength.advice]).toEqual([name, advice])
})

test('nothing typed is no password to judge', () => {
  expect(passwordStrength('', AMARA)).toEqual({ level: 0, advice: '' })
})

test('another person’s name is a word like any other', () => {
  expect(passwordStrength('amara kettle canoe').level).toBeGreaterThan(
    passwordStrength('amara kettle canoe', AMARA).level
  )
})

test('signs of the person’s name mean themselves', () => {
  expect(() => passwordStrength('a.b*c(d', ['O’Brien (Sr.) [x*y+'])).not.toThrow()
})
