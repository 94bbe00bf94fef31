/** Whether an error reports unknown command-line arguments; its message names them. */
export function isUnknownArgument(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
