import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'

/** The class id of these advisory locks; an arbitrary number. */
export const PROCESS_LOCKS = 4_710_212
const RECONNECT_MS = 100
const INT_MAX = 2 ** 31 - 1

/** This process's id, which others see locked while it lives. */
export type ProcessLock = {
  id: number
  /** How many times the lock was taken; 0 while its connection is lost. */
  held: () => number
  close: () => Promise<void>
}

/**
 * Locks this process's id over a dedicated connection. PostgreSQL releases the lock however the
 * process dies. If the connection breaks, a new one locks the same id at once.
 */
export async function lockProcess(databaseUrl: string, log: Logger): Promise<ProcessLock> {
  const id = randomInt(1, INT_MAX)
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let taken = 0
  let closed = false

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'maplekey-process',
      connectionTimeoutMillis: 5000,
      keepAlive: true
    })
    // A broken connection is reported more than once.
    const lost = () => {
      if (client === opened) client = undefined
      if (!closed) reconnect()
    }
    opened.on('error', lost)
    opened.on('end', lost)
    try {
      await opened.connect()
      await opened.query('set idle_session_timeout = 0')
      // Waits while the server still holds the lock for our broken connection.
      await opened.query('select pg_advisory_lock($1, $2)', [PROCESS_LOCKS, id])
      if (closed) return
      client = opened
      taken++
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
  }

  function reconnect(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (client || closed) return
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'lost the connection that holds the process lock')
        reconnect()
      })
    }, RECONNECT_MS)
  }

  await connect()
  return {
    id,
    held: () => (client ? taken : 0),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    }
  }
}
