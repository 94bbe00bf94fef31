import { expect, test } from 'vitest'
import { checkContent } from '#panel/actions/content/content-file.ts'

test('every message calls its field what the screens call it, and not by its key', () => {
  const nothing = {
    agent_name: '',
    base_url: 1,
    brokerage: '',
    coupon_code: '',
    name: '',
    plan_name: '',
    province_name: '',
    province_shortcode: '',
    screenshot: 1,
    title: '',
    website_name: ''
  }
  const entry = {
    ...nothing,
    plan_features: [{ title: '', features: [''] }],
    tax_rates: [{ starts_on: '', taxes: [nothing] }]
  }
  const lists = ['coupons', 'faq', 'plans', 'policies', 'posts', 'provinces', 'templates']
  const file = Object.fromEntries([...lists, 'testimonials', 'websites'].map((l) => [l, [entry]]))
  const checked = checkContent({ maplekey: 'content', ...file })
  const messages = 'problems' in checked ? checked.problems.map(({ message }) => message) : []
  const required = messages.filter((message) => message.endsWith(' is a required field'))
  expect(new Set(required)).toEqual(
    new Set([
      'Agent name is a required field',
      'Brokerage is a required field',
      'Coupon code is a required field',
      'Feature is a required field',
      'Name is a required field',
      'Plan name is a required field',
      'Province code is a required field',
      'Province name is a required field',
      'Title is a required field',
      'Website name is a required field'
    ])
  )
  const keys = Object.keys(entry).join('|')
  for (const message of messages) expect(message).not.toMatch(new RegExp(`^(${keys}) |_`))
})
