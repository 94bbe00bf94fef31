import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '../../config/settings.ts'
import { StartRefused } from '../../config/start-refused.ts'

const { builtins } = pg.types

/** The application name of a service's connections. */
export const SERVICE_NAME = 'maplekey'

/** Pool size and timeouts of a process; 0 means no timeout. */
export type PoolLimits = Settings['databasePool'] & { lockSeconds?: number; name?: string }

/** A connection pool to the owner's PostgreSQL server. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  { lockSeconds = 0, max, name = SERVICE_NAME, statementSeconds, waitSeconds }: PoolLimits
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: waitSeconds * 1000,
    // Idle connections stay open: each is a process that first has to find the shared pages.
    idleTimeoutMillis: 0,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 2000,
    application_name: name,
    // So is a worker, which takes longer for it than a query of ours takes.
    options: '-c max_parallel_workers_per_gather=0',
    types: { getTypeParser }
  })
  // A broken connection without a listener would end the process; the pool listens to idle ones only.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  )
  pool.on('error', () => undefined)

  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`
    )
    if ((rows[0]?.version ?? 0) < 150_000) {
      throw new StartRefused(
        'DATABASE_URL points to a PostgreSQL older than 15; upgrade the server.'
      )
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartRefused) throw error
    throw new StartRefused(
      `The database in DATABASE_URL can’t be reached (${reasonOf(error)}); check the address and password, and that the server is running.`
    )
  }
  return pool
}

/** Both engines return integers as numbers and calendar days as text. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: unknown) => {
  if (id === builtins.INT8) return Number
  if (id === builtins.DATE) return (text: string) => text
  return pg.types.getTypeParser(id, format as 'text')
}

/** Prefers the driver's code, because its messages may repeat the address with the password. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message.replaceAll(/\S+:\/\/\S+/g, '…') : 'no answer'
}
