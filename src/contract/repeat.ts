/** Each attempt has its own human check, and a stored hash must not reveal a password. */
const LEFT_OUT = new Set(['recaptcha', 'password', 'confirmPassword'])

/** The input by which calls with the same key are compared. */
export function comparable(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).filter(([name]) => !LEFT_OUT.has(name)))
}
