import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line of one piece of work carries, whoever writes it. */
export type LogContext = { request_id?: string; agent_id?: string }

/** What few lines need, and takes a while to find out. */
type OnDemand = { addressMark?: () => string }

const current = new AsyncLocalStorage<{ context: LogContext; onDemand: OnDemand }>()

export function withLogContext<T>(context: LogContext, onDemand: OnDemand, work: () => T): T {
  return current.run({ context, onDemand }, work)
}

/** Adds what has become known meanwhile. */
export function noteInLog(more: LogContext): void {
  const store = current.getStore()
  if (store) Object.assign(store.context, more)
}

export function logContext(): LogContext {
  return current.getStore()?.context ?? {}
}

export function addressMark(): string | undefined {
  return current.getStore()?.onDemand.addressMark?.()
}
