import { PHONE_DIGITS } from '../limits.ts'

/** Spaces, dashes, dots, parentheses, and the invisible marks that come along when a number is pasted. No line end. */
const SEPARATORS = /[\p{Zs}\p{Pd}\p{Cf}\t.()\u2212]/gu
const NUMBER = new RegExp(`^(?:\\+?1)?([0-9]{${PHONE_DIGITS}})$`)

/** The ten digits of a Canadian number in any spelling: '+1 (416) 555-0134' is 4165550134. Undefined where there are not ten. */
export function phoneDigits(typed: string): string | undefined {
  return NUMBER.exec(typed.replace(SEPARATORS, ''))?.[1]
}

/** 4165550134 as people read it: '(416) 555-0134'. What is not a number stays as typed. */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed)
  if (digits === undefined) return typed
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
