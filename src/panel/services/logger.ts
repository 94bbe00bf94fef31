import { type DestinationStream, type Logger, pino } from 'pino'

/** One JSON line an event, with nothing in it that belongs to a person. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      base: null,
      level,
      serializers: { err: writeError },
      redact: {
        paths: [
          '*.email',
          '*.name',
          '*.password',
          '*.phone',
          '*.token',
          'email',
          'password',
          'token'
        ],
        censor: '…'
      }
    },
    destination ?? pino.destination({ fd: 2, sync: true })
  )
}

/** A database's error repeats the row it refused and the values it was given; only what is ours is kept. */
function writeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const cause = error.cause === undefined ? undefined : writeError(error.cause)
  return { name, message, code, constraint, stack, cause }
}
