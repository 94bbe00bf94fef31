import { readEmail } from '../people/email.ts'
import { phoneDigits } from '../people/phone.ts'

/** By these, two leads are seen to be one person; empty if there is nothing to compare. */
export type PersonKeys = { email_key: string; phone_key: string }

export function personKeys({ email, phone }: { email: string; phone: string }): PersonKeys {
  return { email_key: readEmail(email) ?? '', phone_key: phoneDigits(phone) ?? '' }
}
