/** Codes from Node and the driver for a missing server, and from PostgreSQL for one stopping or full. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|08...|53300|57P0[1-5])$/
const SENTENCES = /^(timeout exceeded when trying to connect|Connection terminated)/

/** The database is unreachable or refuses connections: the call isn't at fault and is worth a retry. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || SENTENCES.test(error.message)
}
