import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Logger } from 'pino'

/** Calls `hear` for each notification on a channel, until the returned function is called. */
export type Listen = (channel: string, hear: () => void) => Promise<() => Promise<void>>

const RECONNECT_MS = 500

export function listenEmbedded(pglite: PGlite): Listen {
  return (channel, hear) => pglite.listen(channel, hear)
}

/** Listens over a dedicated connection. Notifications sent while it is broken are lost. */
export function listenPostgres(databaseUrl: string, log: Logger): Listen {
  return async (channel, hear) => {
    let client: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    let closed = false

    async function connect(): Promise<void> {
      const opened = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'maplekey-listen',
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
      opened.on('notification', hear)
      try {
        await opened.connect()
        await opened.query('set idle_session_timeout = 0')
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
        if (closed) return await opened.end()
        client = opened
        hear()
      } catch (error) {
        await opened.end().catch(() => undefined)
        throw error
      }
    }

    function tryToConnect(): Promise<void> {
      return connect().catch((error: unknown) => {
        log.warn({ err: error }, 'no connection that listens for changes')
        reconnect()
      })
    }

    function reconnect(): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!client && !closed) void tryToConnect()
      }, RECONNECT_MS)
    }

    await tryToConnect()
    return async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    }
  }
}
