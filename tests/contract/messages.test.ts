import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as addCard from '#contract/billing/add-card.ts'
import * as agreement from '#contract/accounts/agreement.ts'
import * as auth from '#contract/accounts/auth.ts'
import { CALLS } from '#contract/calls.ts'
import * as editorFields from '#contract/content/editor-fields.ts'
import * as general from '#contract/general.ts'
import * as labels from '#contract/labels.ts'
import * as steps from '#contract/account-setup/setup-steps.ts'
import * as user from '#contract/accounts/user.ts'
import { checkInput } from '#panel/http/read-input.ts'
import { Refused } from '#panel/services/refused.ts'
import { formErrors } from '../kit/form-errors.ts'

const TEXTS = ['', ' ', 'x', 'ab', '@', 'a b', '0', 'x'.repeat(300), 'x'.repeat(300_000)]
const OTHERS = [undefined, null, 7, -1, 1.5, true, [], {}]

/** Every field of a schema, however deep, with the path that leads to it. */
function fieldsOf(schema: v.GenericSchema, path: string[] = []): string[][] {
  const inner = [
    ...('options' in schema ? (schema.options as unknown[]) : []),
    ...('wrapped' in schema ? [schema.wrapped] : [])
  ]
  const deeper = inner
    .filter((one): one is v.GenericSchema => typeof one === 'object' && one !== null)
    .flatMap((one) => fieldsOf(one, path))
  if (!('entries' in schema)) return deeper
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>)
  return entries.flatMap(([name, entry]) => {
    const nested = fieldsOf(entry, [...path, name])
    return nested.length > 0 ? nested : [[...path, name]]
  })
}

const withBad = ([name = '', ...rest]: string[], bad: unknown): Record<string, unknown> => ({
  [name]: rest.length > 0 ? withBad(rest, bad) : bad
})

/** What the panel answers, by field, and in one sentence. */
function refusalOf(schema: v.GenericSchema, input: unknown): Record<string, string> {
  try {
    checkInput(schema, input, 'en')
    return {}
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { errors, message } = error.textIn('en')
    return { ...errors, '': message }
  }
}

/** Keys that are not English words. */
const KEYS = Object.values(CALLS)
  .flatMap(({ input }) => fieldsOf(input).flat())
  .filter((key) => /_|[a-z][A-Z]/.test(key))

/** A sentence begins with a capital letter and has none of our keys in it. */
const isForPeople = (message: string) =>
  /^[A-Z]/.test(message) && !message.includes('_') && !KEYS.some((key) => message.includes(key))

const forms = [addCard, agreement, auth, editorFields, general, steps, user]
  .flatMap((contract) => Object.entries(contract))
  .filter(
    (entry): entry is [string, v.GenericSchema] =>
      typeof entry[1] === 'object' && 'entries' in entry[1] && '~run' in entry[1]
  )

test('no message of the panel has a machine name in it, whatever is wrong with whichever field', () => {
  const told: string[] = []
  for (const [name, { input }] of Object.entries(CALLS)) {
    for (const path of fieldsOf(input)) {
      for (const bad of [...TEXTS, ...OTHERS]) {
        const messages = Object.values(refusalOf(input, withBad(path, bad)))
        const machines = messages.filter((message) => !isForPeople(message))
        expect(
          machines,
          `${name}: ${path.join('.')} is ${JSON.stringify(bad)?.slice(0, 20)}`
        ).toEqual([])
        told.push(...messages)
      }
    }
  }
  expect(new Set(told).size).toBeGreaterThan(80)
})

test('no message of a form has a machine name in it, whatever is typed into whichever field', () => {
  const said = new Set<string>()
  for (const [name, form] of forms) {
    const fields = fieldsOf(form)
    const empty = Object.fromEntries(fields.map(([field = '']) => [field, '']))
    for (const [field = ''] of fields) {
      for (const typed of TEXTS) {
        const messages = Object.values(formErrors(form, { ...empty, [field]: typed }))
        for (const message of messages) said.add(message)
        const machines = messages.filter(
          (message) => /must be|required/.test(message) && !isForPeople(message)
        )
        expect(machines, `${name}: ${field} is ${JSON.stringify(typed.slice(0, 20))}`).toEqual([])
      }
    }
  }
  expect([...said]).toContain('Designation must be at least 3 characters')
  expect(said.size).toBeGreaterThan(50)
})

test('browser and panel say the same sentence about a field, with the label that its form shows', () => {
  for (const [field, value, sentence] of [
    [
      'salesman_designation',
      'B',
      `${labels.salesman_designation.en} must be at least 3 characters`
    ],
    ['billing_address', 'short', `${labels.billing_address.en} must be at least 10 characters`],
    ['billing_email', 'ann', `${labels.billing_email.en} must be a valid email`]
  ] as const) {
    const form = field === 'salesman_designation' ? steps.AgentStep : steps.BillingStep
    expect(formErrors(form, { [field]: value })[field]).toBe(sentence)
    expect(refusalOf(CALLS['chargeAndWebsite']!.input, { [field]: value })[field]).toBe(sentence)
  }
})

test('a value that no form has is named by its key beside the sentence, not in it', () => {
  expect(refusalOf(CALLS['removePaymentMethod']!.input, {})).toEqual({
    upm_id: 'A required value is missing.',
    '': 'A required value is missing.'
  })
  expect(refusalOf(CALLS['removePaymentMethod']!.input, { upm_id: 7 })).toEqual({
    upm_id: 'A value is not valid.',
    '': 'A value is not valid.'
  })
})
