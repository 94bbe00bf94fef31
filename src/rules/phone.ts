import { PHONE_DIGITS } from './limits.ts'

/** The bare digits of a Canadian number in any spelling: '+1 (416) 555-0134' is 4165550134. What is no number stays as typed. */
export function bareDigits(typed: string): string {
  const digits = typed.replace(/[\s().+-]/g, '')
  if (!/^\d+$/.test(digits)) return typed
  const withCountry = digits.length === PHONE_DIGITS + 1 && digits.startsWith('1')
  return withCountry ? digits.slice(1) : digits
}
