// Measures 100,000 hosts in memory: start, memory and look-up. node scripts/bench/hosts.ts
import { sql } from 'kysely'
import { openHostMap } from '#panel/hosting/host-map.ts'
import { normaliseHost } from '#panel/hosting/host-name.ts'
import { startPanel } from '../../tests/kit/panel.ts'

const HOSTS = 100_000
const LOOKUPS = 1_000_000

const panel = await startPanel({ settings: { logLevel: 'silent' } })
const { db, settings } = panel.world
const { agent_id } = await panel.registerAgent()
await sql.raw(`set session_replication_role = replica`).execute(db)
const columns = await db.introspection.getTables()
const names = columns.find(({ name }) => name === 'websites')?.columns ?? []
// Only what the map reads needs to be true; foreign keys and triggers are off.
const values = names
  .filter(
    ({ isAutoIncrementing, isNullable, hasDefaultValue }) =>
      !isAutoIncrementing && !isNullable && !hasDefaultValue
  )
  .map(({ dataType, name }) => {
    if (name === 'agent_id') return [name, `md5(n::text)::uuid`]
    if (name === 'order_id') return [name, `md5('o' || n)::uuid`]
    if (name === 'subdomain') return [name, `'agent-number-' || n`]
    if (name === 'base_url') return [name, `'agent-number-' || n || '.ca'`]
    if (name === 'cloudflare_domain_status') return [name, `'Inactive'`]
    if (dataType === 'bool') return [name, 'false']
    if (/^int/.test(dataType)) return [name, '1']
    if (/^timestamp/.test(dataType)) return [name, 'now()']
    return [name, `''`]
  })
await sql
  .raw(
    `insert into websites (${values.map(([name]) => `"${name}"`).join(', ')})
     select ${values.map(([, value]) => value).join(', ')} from generate_series(1, ${Math.ceil(HOSTS / 3)}) n`
  )
  .execute(db)
await sql`
  insert into site_hosts (host, website_id, kind, state)
  select subdomain || '.' || ${settings.sitesDomain}::text, website_id, 'sub', 'live' from websites
  union all select base_url, website_id, 'own', 'waiting' from websites
  union all select 'www.' || base_url, website_id, 'www', 'waiting' from websites
`.execute(db)

const collect = (globalThis as { gc?: () => void }).gc
collect?.()
const before = process.memoryUsage()
const began = performance.now()
const map = await openHostMap(panel.world)
const start = performance.now() - began
collect?.()
const after = process.memoryUsage()

const asked = Array.from({ length: 1000 }, (_, at) => `Agent-Number-${at + 1}.CA:443`)
const looking = performance.now()
let found = 0
for (let at = 0; at < LOOKUPS; at++) {
  const host = normaliseHost(asked[at % asked.length]!)
  if (host !== undefined && map.find(host)) found++
}
const lookup = ((performance.now() - looking) / LOOKUPS) * 1000
console.log(
  JSON.stringify({
    hosts: map.size(),
    agent: agent_id !== '',
    startMs: Math.round(start),
    heapMb: Math.round((after.heapUsed - before.heapUsed) / 1e6),
    lookupMicroseconds: Number(lookup.toFixed(2)),
    found
  })
)
process.exit(0)
