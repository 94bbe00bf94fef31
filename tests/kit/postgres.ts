import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '#panel/tables/schema.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { openPostgres } from '#panel/services/database/postgres-database.ts'
import { freePort } from './free-port.ts'

const INSTALLED = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are, if they are installed. */
function postgresBinaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const [newest] = readdirSync(INSTALLED)
    .filter((version) => existsSync(join(INSTALLED, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(INSTALLED, newest, 'bin')
}

export function hasPostgres(): boolean {
  return postgresBinaries() !== undefined
}

/** Where requests really run at the same time. A race that is won there is not run on the other engine. */
export const RACE_ENGINE = hasPostgres() ? 'postgres' : 'embedded'

/** Stops the server and deletes its folder when the pipe from the test's process closes. */
const UNTIL_WE_DIE = '"$@" & cat > /dev/null; kill -QUIT $!; wait $!; rm -rf "$0"'

/** An empty database on this worker's server, with its connection pool. */
export async function freshPostgres(): Promise<{ db: Kysely<Database>; url: string }> {
  const { nextName, origin, pool } = await (shared.server ??= startServer())
  const name = nextName()
  await pool.query(`create database ${name}`)
  const url = `${origin}/${name}`
  const dialect = new PostgresDialect({ pool: await openPostgres(url, silent, LIMITS) })
  return { db: new Kysely<Database>({ dialect }), url }
}

const silent = openLog('silent')
const LIMITS = { name: 'tests', max: 10, statementSeconds: 60, waitSeconds: 30 }

type Server = { nextName: () => string; origin: string; pool: Pool }

/** Global, so that it survives reloading the modules. */
const shared = ((globalThis as Record<symbol, unknown>)[Symbol.for('maplekey.test-postgres')] ??=
  {}) as { server?: Promise<Server> }

/** A server in a temporary folder; both are removed with this process. */
async function startServer(): Promise<Server> {
  const binaries = postgresBinaries()
  if (binaries === undefined) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'maplekey', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: 'ignore' }
  )
  const port = await freePort()
  const options = ['-F', '-h', '127.0.0.1', '-k', folder]
  const postgres = [join(binaries, 'postgres'), '-D', data, '-p', String(port), ...options]
  const server = spawn('sh', ['-c', UNTIL_WE_DIE, folder, ...postgres], {
    ...user,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore']
  })
  server.unref()
  ;(server.stdin as Socket).unref()

  const origin = `postgres://maplekey@127.0.0.1:${port}`
  const pool = await connect(`${origin}/postgres`, server)
  let databases = 0
  return { nextName: () => `test_${++databases}`, origin, pool }
}

async function connect(url: string, server: ChildProcess) {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await openPostgres(url, silent, LIMITS)
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await pause(50)
    }
  }
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
