import { type DestinationStream, type Logger, pino } from 'pino'
import { logContext } from './log-context.ts'

/** One JSON line an event, with nothing in it that belongs to a person. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      base: null,
      level,
      mixin: () => ({ ...logContext() }),
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
  // The stack begins with the message; what follows are places in our own code.
  const places = stack?.replace(message, '').replaceAll(/^(?! +at ).*$\n?/gm, '')
  return { type: name, message: withoutPeople(message), code, constraint, stack: places, cause }
}

/** Messages of libraries repeat what they were given: a mail server its recipient, a database the value it can't read. */
export function withoutPeople(message: string): string {
  return (
    message
      .replaceAll(/[^\s<>"]+@[^\s<>"']+/g, '…')
      .replaceAll(/: "(?:[^"\\]|\\.)*"/g, ': "…"')
      // A table's or a column's name may stay.
      .replaceAll(/"(?![a-z_]+")[^"]*"/g, '"…"')
      .replaceAll(/\b(?:mkc|mks|sk|rk|pk|pm|tok|sbx|seti|pi|cus|whsec)_[\w-]+/g, '…')
      .replaceAll(/\d[\d ()-]{7,}\d/g, '…')
      .slice(0, 1000)
  )
}
