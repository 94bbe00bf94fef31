import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line of one piece of work carries, whoever writes it. */
export type LogContext = { request_id?: string; agent_id?: string; from?: string }

const current = new AsyncLocalStorage<LogContext>()

export function withLogContext<T>(context: LogContext, work: () => T): T {
  return current.run(context, work)
}

/** Adds what has become known meanwhile. */
export function noteInLog(more: LogContext): void {
  const context = current.getStore()
  if (context) Object.assign(context, more)
}

export function logContext(): LogContext {
  return current.getStore() ?? {}
}
