/**
 * The addresses people have: RFC 5321's dot-string and a domain name with a top-level domain, all of it ASCII. We refuse
 * what the standard also allows: a quoted local part ("a b"@example.ca), a comment (ann(home)@example.ca), an IP address
 * as the domain, and letters beyond ASCII, which browsers turn into punycode and which may look like others.
 */
const LOCAL = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$`)
const AROUND = /^[\p{Zs}\p{Cf}\t]+|[\p{Zs}\p{Cf}\t]+$/gu

/** The address in lower case, pasted blanks around it off; undefined where it is not one. Its length is not looked at. */
export function readEmail(typed: string): string | undefined {
  const address = typed.replace(AROUND, '')
  const at = address.lastIndexOf('@')
  if (!LOCAL.test(address.slice(0, Math.max(at, 0))) || !DOMAIN.test(address.slice(at + 1))) {
    return undefined
  }
  return address.toLowerCase()
}
