import { trimPasted } from './trim-pasted.ts'

/**
 * Addresses as people have them: RFC 5321's dot-string and a domain with a top-level domain, in ASCII.
 * We refuse what the standard also allows: quoted local parts ("a b"@example.ca), comments
 * (ann(home)@example.ca), IP addresses, and non-ASCII letters, which can imitate others.
 */
const LOCAL = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$`)

/** The trimmed address in lower case; undefined if invalid. Doesn't check its length. */
export function readEmail(typed: string): string | undefined {
  const address = trimPasted(typed)
  const at = address.lastIndexOf('@')
  if (!LOCAL.test(address.slice(0, Math.max(at, 0))) || !DOMAIN.test(address.slice(at + 1))) {
    return undefined
  }
  return address.toLowerCase()
}
