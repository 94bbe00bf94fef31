import { expect, test } from 'vitest'
import { kindOf, rowsOf } from '#contract/openapi/rows.ts'

test.each([
  ['text', { type: 'string' }],
  ['date and time', { type: 'string', format: 'date-time' }],
  ['number or null', { anyOf: [{ type: 'number' }, { type: 'null' }] }],
  ['"a" or "b"', { enum: ['a', 'b'] }],
  ['0', { const: 0 }],
  ['list of text', { type: 'array', items: { type: 'string' } }],
  ['list of objects', { type: 'array', items: { type: 'object', properties: {} } }],
  ['SiteContent object', { $ref: '#/components/schemas/SiteContent' }],
  ['anything', {}]
])('a person reads %s', (words, schema) => {
  expect(kindOf(schema)).toBe(words)
})

test('a schema is read from the top down, with what is inside lists and behind null', () => {
  const plan = { type: 'object', properties: { plan_id: { type: 'integer', minimum: 0 } } }
  const schema = {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', format: 'email', maxLength: 254 },
      code: { type: 'string', minLength: 1 },
      plans: { type: 'array', items: { ...plan, required: ['plan_id'] } },
      website: { anyOf: [plan, { type: 'null' }] }
    }
  }
  expect(rowsOf(schema)).toEqual([
    {
      name: 'email',
      kind: 'text',
      required: true,
      rules: 'an email address, at most 254 characters'
    },
    { name: 'code', kind: 'text', required: false, rules: 'at least 1 character' },
    { name: 'plans', kind: 'list of objects', required: false, rules: '' },
    { name: 'plans[].plan_id', kind: 'whole number', required: true, rules: 'at least 0' },
    { name: 'website', kind: 'object or null', required: false, rules: '' },
    { name: 'website.plan_id', kind: 'whole number', required: false, rules: 'at least 0' }
  ])
})
