import pg from 'pg'
import type { Logger } from 'pino'
import type { Settings } from '../../config/settings.ts'
import { StartRefused } from '../../config/start-refused.ts'

const { builtins } = pg.types

/** What the server's list of connections calls a service's. */
export const SERVICE_NAME = 'maplekey'

/** How many connections a process holds, and how long it waits; 0 is for ever. */
export type PoolLimits = Settings['databasePool'] & { lockSeconds?: number; name?: string }

/** A pool of connections to the PostgreSQL server an owner runs. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  { lockSeconds = 0, max, name = SERVICE_NAME, statementSeconds, waitSeconds }: PoolLimits
): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: waitSeconds * 1000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 2000,
    application_name: name,
    types: { getTypeParser }
  })
  // A connection that breaks while nobody listens would end the process. The pool itself listens to idle ones only.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'))
  )
  pool.on('error', () => undefined)

  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`
    )
    if ((rows[0]?.version ?? 0) < 150_000) {
      throw new StartRefused('DATABASE_URL names a PostgreSQL older than 15; upgrade the server.')
    }
  } catch (error) {
    await pool.end()
    if (error instanceof StartRefused) throw error
    throw new StartRefused(
      `The database named by DATABASE_URL can't be reached (${reasonOf(error)}); check the address, the password and that the server runs.`
    )
  }
  return pool
}

/** Whole numbers come as numbers and calendar days as text, from either engine. */
const getTypeParser: typeof pg.types.getTypeParser = (id: number, format?: unknown) => {
  if (id === builtins.INT8) return Number
  if (id === builtins.DATE) return (text: string) => text
  return pg.types.getTypeParser(id, format as 'text')
}

/** The driver's code where there is one: its messages may repeat the address with the password in it. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message.replaceAll(/\S+:\/\/\S+/g, '…') : 'no answer'
}
