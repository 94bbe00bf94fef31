import { expect, test } from 'vitest'
import { FREE_FAILURES, waitAfter, waitsFrom } from '#rules/people/login-wait.ts'

test.each([
  [0, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [7, 240],
  [8, 480],
  [9, 900],
  [10, 900],
  [1000, 900]
])('after %i wrong passwords an account waits %i seconds', (failures, seconds) => {
  expect(waitAfter(failures, FREE_FAILURES.account)).toBe(seconds)
})

test('an address, which a whole brokerage may share, has twenty before it waits', () => {
  expect(waitAfter(19, FREE_FAILURES.address)).toBe(0)
  expect(waitAfter(20, FREE_FAILURES.address)).toBe(60)
})

test('the list of waits says the same', () => {
  expect(waitsFrom(5)).toEqual([0, 0, 0, 0, 0, 60, 120, 240, 480, 900])
})
