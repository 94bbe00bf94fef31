/** Whether an error says that arguments on the command line are not known; its message names them. */
export function isMisspelt(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
