import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, phoneDigits } from '#rules/people/phone.ts'

test.each([
  '4165550134',
  '(416) 555-0134',
  '416.555.0134',
  ' 416 555 0134 ',
  '+1 (416) 555-0134',
  '+14165550134',
  '1-416-555-0134',
  '416\u00a0555\u20110134',
  '416–555—0134',
  '416−555−0134',
  '\u202a416-555-0134\u202c',
  '416-555-0134\t'
])('%j is (416) 555-0134', (typed) => {
  expect(phoneDigits(typed)).toBe('4165550134')
  expect(formatPhone(typed)).toBe('(416) 555-0134')
})

test.each([
  '',
  ' ',
  '-',
  '416555013',
  '41655501345',
  '24165550134',
  '+44 20 7946 0958',
  '+4165550134',
  '4165550134\n',
  '\n4165550134',
  '416555\n0134',
  '4165550134\r',
  '4165550134\u2028',
  '416555013a',
  '416555013O',
  '416 555 0134 ext. 2',
  '４１６５５５０１３４',
  '٤١٦٥٥٥٠١٣٤',
  '४१६५५५०१३४',
  '416555013④',
  '4165550134\0',
  '++14165550134',
  '4+165550134'
])('%j is not a phone number, and stays as typed', (typed) => {
  expect(phoneDigits(typed)).toBeUndefined()
  expect(formatPhone(typed)).toBe(typed)
})

test('a number that was formatted is the same number, whatever its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits)
      expect(formatPhone(formatPhone(digits))).toBe(formatPhone(digits))
    })
  )
})
