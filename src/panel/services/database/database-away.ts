/** What Node and the driver say of a server that is not there, PostgreSQL of one that is ending or full. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|08...|53300|57P0[1-5])$/
const SENTENCES = /^(timeout exceeded when trying to connect|Connection terminated)/

/** The database can't be reached, or sends everybody away: nobody's fault in the call, and worth another try soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || SENTENCES.test(error.message)
}
