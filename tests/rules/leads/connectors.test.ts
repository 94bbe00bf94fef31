import { expect, test } from 'vitest'
import { deliveryResult, followUpBossType } from '#rules/leads/connectors.ts'
import type { LeadKind } from '#rules/leads/lead-kinds.ts'

test.each([
  [200, 'delivered'],
  [201, 'delivered'],
  // The flow is archived: the lead was ignored.
  [204, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [410, 'retry'],
  [429, 'retry'],
  [500, 'retry']
] as const)('Follow Up Boss’s answer %d means %s', (status, result) => {
  expect(deliveryResult('follow_up_boss', status)).toBe(result)
})

test.each([
  [204, 'delivered'],
  [410, 'gone'],
  [302, 'retry'],
  [400, 'retry'],
  [403, 'retry'],
  [503, 'retry']
] as const)('a webhook’s answer %d means %s', (status, result) => {
  expect(deliveryResult('webhook', status)).toBe(result)
})

test.each<[LeadKind, string]>([
  ['home', 'Property Inquiry'],
  ['homes', 'Property Inquiry'],
  ['showing', 'Property Inquiry'],
  ['valuation', 'Seller Inquiry'],
  ['search', 'Saved Property Search'],
  ['registration', 'Registration'],
  ['contact', 'General Inquiry'],
  ['callback', 'General Inquiry']
])('a lead of the kind %s is Follow Up Boss’s %s', (kind, type) => {
  expect(followUpBossType(kind)).toBe(type)
})
