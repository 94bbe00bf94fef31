// Measures the cost of one agent: bytes in every table, and database and CPU time of each call.
// Creates accounts through the API on its own PostgreSQL; scripts/deploy/RUNBOOK.md has the figures.
//   node scripts/bench/growth.ts [--agents 500]
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { logIn } from '#contract/accounts/auth.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { siteData } from '#contract/site-data.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { newAccount } from '../../tests/kit/new-account.ts'
import { startPanel } from '../../tests/kit/panel.ts'

const { values } = parseArgs({ options: { agents: { type: 'string', default: '500' } } })
const agents = Number(values.agents)
/** A portrait and a logo as the browser reduces them. */
const PICTURE_BYTES = 60_000

const panel = await startPanel({ engine: 'postgres', settings: { rateLimits: false } })
const { db } = panel.world
const picture = () => `data:image/jpeg;base64,${randomBytes(PICTURE_BYTES).toString('base64')}`

const tokens: string[] = []
const emails: string[] = []
await timed('register, choose a plan, pay', agents, async (index) => {
  const agent = await panel.registerAgent()
  tokens.push(agent.token)
  emails.push(agent.email)
  const plain = newAccount({ salesman_image: picture(), company_logo: picture() })
  const website_details = { ...plain.website_details, base_url: `home${index}.ca` }
  const { body } = await panel.call(
    chargeAndWebsite,
    { ...plain, website_details },
    { token: agent.token }
  )
  if (body.api_status !== 0) throw new Error(body.message)
})
await runDueJobs(panel.world)
await timed('who am I (every page of the dashboard)', 2000, async (index) => {
  await panel.call(accessTokenLoginWeb, {}, { token: tokens[index % agents] })
})
await timed('siteData (every visit)', 2000, async () => {
  await panel.call(siteData, {})
})
await timed('log in', 100, async (index) => {
  const credentials = { email: emails[index] ?? '', password: 'a good password', recaptcha: 'x' }
  await panel.call(logIn, credentials, { ip: `198.51.100.${index}` })
})

await sql`vacuum analyze`.execute(db)
const { rows } = await sql<{ table: string; rows: number; bytes: number }>`
  select relname as "table", n_live_tup::integer as "rows",
    pg_total_relation_size(relid)::float as bytes
  from pg_stat_user_tables where n_live_tup >= ${agents} order by 3 desc`.execute(db)
console.log(`\nbytes an agent, ${agents} agents:`)
for (const { bytes, rows: count, table } of rows) {
  console.log(
    `  ${table.padEnd(20)} ${(count / agents).toFixed(1).padStart(5)} rows ${Math.round(
      bytes / agents
    )
      .toString()
      .padStart(8)} bytes`
  )
}
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
console.log(
  `  ${'together'.padEnd(20)} ${' '.repeat(10)} ${Math.round(total / agents)
    .toString()
    .padStart(8)} bytes`
)
process.exit(0)

/** One after another, in one process, so that times add up the panel and the database. */
async function timed(what: string, times: number, work: (index: number) => Promise<void>) {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  for (let index = 0; index < times; index++) await work(index)
  const { system, user } = process.cpuUsage(cpu)
  const each = (performance.now() - start) / times
  console.log(
    `${what}: ${each.toFixed(2)} ms, of them ${((user + system) / 1000 / times).toFixed(2)} ms of the panel’s processor`
  )
}
