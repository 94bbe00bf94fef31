import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'

/** The first half of every such lock's number; any other number would do. */
export const PROCESS_LOCKS = 4_710_212
const AGAIN_MS = 100
const INT_MAX = 2 ** 31 - 1

/** This process's number, which the others see locked for as long as it lives. */
export type ProcessLock = {
  id: number
  /** How often the lock was taken; 0 while the connection that holds it is lost. */
  held: () => number
  close: () => Promise<void>
}

/**
 * Locks a number of this process's own, over a connection of its own: PostgreSQL frees it as the process dies, however it
 * dies. A connection that breaks while the process lives is replaced at once, with the same number.
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
    // It reports a broken connection more than once.
    const lost = () => {
      if (client === opened) client = undefined
      if (!closed) again()
    }
    opened.on('error', lost)
    opened.on('end', lost)
    try {
      await opened.connect()
      // Waits for a connection of ours that the server has not missed yet.
      await opened.query('set idle_session_timeout = 0')
      await opened.query('select pg_advisory_lock($1, $2)', [PROCESS_LOCKS, id])
      if (closed) return
      client = opened
      taken++
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
  }

  function again(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (client || closed) return
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'the connection that shows this process is alive is lost')
        again()
      })
    }, AGAIN_MS)
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
