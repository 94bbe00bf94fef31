import { PHONE_DIGITS } from '../limits.ts'

/** Spaces, dashes, dots, parentheses and invisible characters from pasting; no line breaks. */
const SEPARATORS = /[\p{Zs}\p{Pd}\p{Cf}\t.()\u2212]/gu
const NUMBER = new RegExp(`^(?:\\+?1)?([0-9]{${PHONE_DIGITS}})$`)

/** The ten digits of a Canadian number: '+1 (416) 555-0134' is 4165550134. Undefined otherwise. */
export function phoneDigits(typed: string): string | undefined {
  return NUMBER.exec(typed.replace(SEPARATORS, ''))?.[1]
}

/** Formats 4165550134 as '(416) 555-0134'; anything else stays as typed. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  if (digits === undefined) return typed
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
