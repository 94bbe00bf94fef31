import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, matchesPassword } from '#panel/services/accounts/passwords.ts'
import { Refused } from '#panel/services/refused.ts'

test('a password matches its own hash, whichever way its accents are written', async () => {
  const kept = await hashPassword('caf\u00e9 au lait')
  expect(await matchesPassword(kept, 'cafe\u0301 au lait')).toBe(true)
  expect(await matchesPassword(kept, 'cafe au lait')).toBe(false)
})

test('nobody’s hash and a broken one match nothing', async () => {
  expect(await matchesPassword(undefined, 'nobody has this password')).toBe(false)
  expect(await matchesPassword('broken', 'x')).toBe(false)
})

test('a hash of weaker parameters is outdated', async () => {
  expect(isOutdated(await hashPassword('secret'))).toBe(false)
  const weak = { memoryCost: 8192, timeCost: 1, parallelism: 1 }
  expect(isOutdated(await hash('secret', weak))).toBe(true)
})

test('beyond 68 at once, logins are sent away for a moment and the rest are served', async () => {
  const kept = await hashPassword('secret')
  const logins = await Promise.allSettled(
    Array.from({ length: 100 }, () => matchesPassword(kept, 'secret'))
  )
  const refused = logins.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(100 - 68)
  expect((refused[0] as PromiseRejectedResult).reason).toBeInstanceOf(Refused)
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503, retryAfter: 2 })
})
