import { AsyncLocalStorage } from 'node:async_hooks'

/** Fields added to every log line of one piece of work. */
export type LogContext = { request_id?: string; agent_id?: string }

/** Computed only for the few log lines that need it. */
type OnDemand = { addressHash?: () => string }

const current = new AsyncLocalStorage<{ context: LogContext; onDemand: OnDemand }>()

export function withLogContext<T>(context: LogContext, onDemand: OnDemand, work: () => T): T {
  return current.run({ context, onDemand }, work)
}

export function addToLogContext(more: LogContext): void {
  const store = current.getStore()
  if (store) Object.assign(store.context, more)
}

export function logContext(): LogContext {
  return current.getStore()?.context ?? {}
}

export function addressHash(): string | undefined {
  return current.getStore()?.onDemand.addressHash?.()
}
