import { expect, test } from 'vitest'
import { readChoice, withChoice } from '#rules/choice.ts'
import { paths } from '#rules/paths.ts'

test.each([
  ['', {}],
  ['?referral_code=ABCDEFGH', {}],
  ['?template=2', { template: 2 }],
  ['?duration=12&plan=1&template=3&referral_code=A', { template: 3, plan: 1, duration: 12 }],
  ['?template=&plan=-1&duration=1.5', {}],
  ['?template=1e3&plan=%3Cb%3E&duration=99999999999', {}]
])('%j names %j', (search, choice) => {
  expect(readChoice(search)).toEqual(choice)
})

test.each([paths.register, paths.login, paths.accountSetup])('%s takes a choice along', (path) => {
  const choice = { duration: 12, plan: 1, template: 2 }
  expect(withChoice(path, choice)).toBe(`${path}?template=2&plan=1&duration=12`)
  expect(readChoice(withChoice(path, choice).slice(path.length))).toEqual(choice)
  expect(withChoice(path, {})).toBe(path)
})

test.each([paths.dashboard, paths.home, paths.resetPassword])('%s does not', (path) => {
  expect(withChoice(path, { template: 2 })).toBe(path)
})
