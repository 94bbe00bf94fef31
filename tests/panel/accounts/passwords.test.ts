import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, matchesPassword } from '#panel/services/accounts/passwords.ts'
import { Refused } from '#panel/services/refused.ts'

test('a password matches its hash in any Unicode normal form', async () => {
  const kept = await hashPassword('caf\u00e9 au lait')
  expect(await matchesPassword(kept, 'cafe\u0301 au lait')).toBe(true)
  expect(await matchesPassword(kept, 'cafe au lait')).toBe(false)
})

test('a missing or damaged hash matches no password', async () => {
  expect(await matchesPassword(undefined, 'nobody has this password')).toBe(false)
  expect(await matchesPassword('broken', 'x')).toBe(false)
})

test('a hash with weaker parameters is outdated', async () => {
  expect(isOutdated(await hashPassword('secret'))).toBe(false)
  const weak = { memoryCost: 8192, timeCost: 1, parallelism: 1 }
  expect(isOutdated(await hash('secret', weak))).toBe(true)
})

test('beyond 68 concurrent logins, more are refused for a moment and the rest succeed', async () => {
  const kept = await hashPassword('secret')
  const logins = await Promise.allSettled(
    Array.from({ length: 100 }, () => matchesPassword(kept, 'secret'))
  )
  const refused = logins.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(100 - 68)
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(Refused)
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503, retryAfter: 2 })
})
