import { phoneDigits } from '../people/phone.ts'

/** A number from another country: a plus sign and 8 to 15 digits. */
const ABROAD = /^\+[0-9]{8,15}$/

/** A lead's phone number: ten digits, or '+33123456789' for one abroad. Undefined for anything else. */
export function leadPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed)
  if (digits !== undefined) return digits
  const compact = typed.replace(/[\s().\p{Pd}]/gu, '')
  return ABROAD.test(compact) ? compact : undefined
}

/** The number as `tel:` and `sms:` links have it. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone)
  return digits === undefined ? phone.replace(/[^\d+]/g, '') : `+1${digits}`
}
