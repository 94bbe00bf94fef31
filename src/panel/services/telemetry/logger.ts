import { type DestinationStream, type Logger, pino } from 'pino'
import { logContext } from './log-context.ts'

/** One JSON line per event, without personal data. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      base: null,
      level,
      mixin: () => ({ ...logContext() }),
      serializers: { err: serializeError },
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

/** A database error repeats the rejected row and its values; this keeps only what is ours. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'a value that is not an Error was thrown' }
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  const constraint = 'constraint' in error ? error.constraint : undefined
  const cause = error.cause === undefined ? undefined : serializeError(error.cause)
  // The stack starts with the message; the lines after it are locations in our code.
  const locations = stack?.replace(message, '').replaceAll(/^(?! +at ).*$\n?/gm, '')
  return {
    type: name,
    message: redactPersonalData(message),
    code,
    constraint,
    stack: locations,
    cause
  }
}

/** Libraries repeat their input in messages: mail servers a recipient, databases an invalid value. */
export function redactPersonalData(message: string): string {
  return (
    message
      .replaceAll(/[^\s<>"]+@[^\s<>"']+/g, '…')
      .replaceAll(/: "(?:[^"\\]|\\.)*"/g, ': "…"')
      // The name of a table or column may stay.
      .replaceAll(/"(?![a-z_]+")[^"]*"/g, '"…"')
      .replaceAll(/\b(?:mkc|mks|sk|rk|pk|pm|tok|sbx|seti|pi|cus|whsec)_[\w-]+/g, '…')
      .replaceAll(/\d[\d ()-]{7,}\d/g, '…')
      .slice(0, 1000)
  )
}
