import { expect, test } from 'vitest'
import { stepsLeft } from '#rules/websites/go-live.ts'

const nothing = {
  email_verified_at: null,
  salesman_image: false,
  domain_is_active: false,
  agreement: null,
  test_lead_received_at: null
}
const proofs = {
  email: { email_verified_at: '2026-11-20T15:00:00.000Z' },
  photo: { salesman_image: true },
  nameServers: { domain_is_active: true },
  agreement: { agreement: { board: 'TRREB', signed_on: '2026-11-20' } },
  lead: { test_lead_received_at: '2026-11-20T15:00:00.000Z' }
}

test('a new website has every step to do', () => {
  expect(stepsLeft(nothing)).toEqual(['email', 'photo', 'nameServers', 'agreement', 'lead'])
})

test.each(Object.entries(proofs))('the proof of %s removes that step', (step, proof) => {
  const left = stepsLeft({ ...nothing, ...proof })
  expect(left).toHaveLength(4)
  expect(left).not.toContain(step)
})

test('with every proof no step remains', () => {
  expect(stepsLeft(Object.assign({}, nothing, ...Object.values(proofs)))).toEqual([])
})
