import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { newAccount } from '../new-account.ts'

/** Valid values for every field of every call, so that one field can be wrong alone. */
const PLAIN: Record<string, unknown> = {
  ...newAccount(),
  name: 'Amara Osei',
  full_name: 'Amara Osei',
  email: 'nobody@lakeshore.ca',
  password: 'a good password',
  confirmPassword: 'a good password',
  phone: '4165550134',
  message: 'A message of more than ten letters.',
  recaptcha: 'x',
  code: `mkc_${'a'.repeat(43)}`,
  referral_code: '',
  base_url: 'hostile-lakeshore.ca',
  draft: { salesman_name: 'Amara Osei' },
  revision: 0,
  age: 0,
  device: 'a phone',
  board: 'TRREB',
  signed_on: '2026-01-02',
  coupon_code: 'WELCOME',
  duration: 12,
  client_secret: 'seti_1_secret_2',
  authorised: true,
  upm_id: '00000000-0000-4000-8000-000000000000',
  website_id: 1,
  transaction_id: 'tx_0000000000000000',
  policy_name: 'privacy-policy',
  blog_id: '1',
  form: 'login',
  token: 'sbx_card_visa_1240',
  billing_address_1: '120 Queen Street West',
  limit: 10,
  offset: 0,
  after: 0,
  post_ids: '1,2',
  kind: 'post',
  item_id: '1',
  search: 'rain',
  version: 1,
  base_version: 1,
  fields: {
    post_title: 'Open houses in the rain',
    post_excerpt: 'What to put at the door.',
    post_description: '<p>Umbrellas.</p>'
  },
  publish_at: '2030-01-01T00:00:00.000Z',
  run_id: 1,
  data: 'iVBORw0KGgo=',
  alt: 'A door in the rain'
}

export type Target = {
  name: string
  call: Endpoint
  /** Its fields with valid values. */
  input: Record<string, unknown>
  /** Paths of all fields, e.g. 'draft.salesman_name'. */
  fields: readonly string[]
}

export const TARGETS: readonly Target[] = Object.entries(CALLS).map(([name, call]) => {
  const fields = fieldsOf(call.input as Schema)
  const outer = fields.filter((field) => !field.includes('.'))
  return {
    name,
    call,
    fields,
    input: Object.fromEntries(outer.map((field) => [field, PLAIN[field] ?? 'x']))
  }
})

/** Its fields as JSON, with `wrong` replacing some of them verbatim. */
export function jsonWith(target: Target, wrong: Record<string, string> = {}): string {
  const members = Object.entries(target.input).map(([field, value]) => {
    const inner = Object.keys(wrong).filter((key) => key.startsWith(`${field}.`))
    const plain = inner.length > 0 ? membersWith(value as object, inner, wrong) : undefined
    return `${JSON.stringify(field)}:${wrong[field] ?? plain ?? JSON.stringify(value)}`
  })
  return `{${members.join(',')}}`
}

function membersWith(value: object, inner: string[], wrong: Record<string, string>): string {
  const members = Object.entries(value).map(([key, member]) => [key, JSON.stringify(member)])
  const changed = inner.map((key) => [key.split('.')[1], wrong[key]])
  const all = Object.entries(Object.fromEntries([...members, ...changed]))
  return `{${all.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`
}

type Schema = { entries?: Record<string, Schema>; options?: Schema[]; wrapped?: Schema }

function fieldsOf({ entries = {}, options = [], wrapped }: Schema): string[] {
  const inner = [...options, ...(wrapped ? [wrapped] : [])].flatMap(fieldsOf)
  const own = Object.entries(entries).flatMap(([field, schema]) => [
    field,
    ...fieldsOf(schema).map((below) => `${field}.${below}`)
  ])
  return [...new Set([...own, ...inner])]
}
