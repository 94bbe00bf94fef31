// Measures the list, the filters, the search and the board of leads over HTTP, on PostgreSQL.
//   node scripts/bench/leads.ts                        1,000,000 leads of 2,000 websites; one has 100,000, one 20,000
// A member of the largest website's team sees a tenth of its leads.
//   node scripts/bench/leads.ts --leads 100000 --rounds 10
// The figures are reliable only on an idle machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSession } from '#panel/records/accounts/sessions.ts'
import { createAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import { fillLeads } from './leads/fill.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '1000000' },
    websites: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '30' }
  }
})
const P95_MS = 100
/** What nobody can tell apart over the internet. */
const SAME_MS = 0.5
/** As many rounds more, as such small differences are sought. */
const STRANGER_ROUNDS = 10
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** The panel keeps so many, and each takes longer the first time that it reads a page. */
const CONNECTIONS = 10
const rounds = Number(values.rounds)

const folder = mkdtempSync(join(tmpdir(), 'maplekey-leads-'))
const { db, url } = await freshPostgres()
const panel = await startPanelProcess(folder, { DATABASE_URL: url, LOG_LEVEL: 'warn' })
await createAccounts(panel)
const begun = performance.now()
const { member, ...websites } = await fillLeads(db, {
  leads: Number(values.leads),
  websites: Number(values.websites)
})
console.log(`Filled in ${Math.round((performance.now() - begun) / 1000)} s.`)

const missed: string[] = []
for (const [size, website_id] of Object.entries(websites)) {
  await measureLeads(size, await tokenOf(website_id))
}
await measureLeads('member of large', await openFor(member))
await measureStrangers()
await panel.stop()
rmSync(folder, { recursive: true, force: true })
console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

async function measureLeads(size: string, token: string): Promise<void> {
  const { next } = await get(token, 'list?limit=30')
  const cases: Record<string, string> = {
    list: 'list',
    'by last activity': 'list?sort=activity',
    'by follow-up': 'list?sort=follow_up',
    'next page': `list?cursor=${encodeURIComponent(String(next))}`,
    stage: 'list?stage=lost',
    kind: 'list?kind=showing',
    source: 'list?source=google',
    home: 'list?home=12%20Queen%20Street%20West',
    tag: 'list?tag=Condo',
    due: 'list?follow_up=due&sort=follow_up',
    unverified: 'list?unverified=yes',
    'four filters': 'list?stage=client&kind=home&source=spring&unverified=yes',
    'search: common': 'list?search=quiet%20street',
    'search: one in eight': 'list?search=nguyen&sort=activity',
    'search: a phone number': 'list?search=416-000-0',
    'search: nobody': 'list?search=zebra',
    'search and filter': 'list?search=tremblay&stage=closed&kind=showing',
    board: 'board',
    'board, filtered': 'board?source=google&unverified=yes',
    'board, searched': 'board?search=tremblay',
    summary: 'summary'
  }
  for (const [name, path] of Object.entries(cases)) {
    const times = await timed(() => get(token, path))
    console.log(`${size}, ${name}: p50 ${times.p50} ms, p95 ${times.p95} ms`)
    if (times.p95 > P95_MS) missed.push(`${size}, ${name}: p95 ${times.p95} ms`)
  }
}

/** Another agent's lead answers like a missing one, and as fast. */
async function measureStrangers(): Promise<void> {
  const token = await tokenOf(websites.small)
  const { lead_id } = await db
    .selectFrom('leads')
    .select('lead_id')
    .where('website_id', '=', websites.large)
    .limit(1)
    .executeTakeFirstOrThrow()
  const calls: Record<string, (id: string) => Promise<{ status: number; body: unknown }>> = {
    'a person’s page': async (id) => {
      const response = await ask(token, `person?lead_id=${id}`)
      return { status: response.status, body: await response.json() }
    },
    'a change': (id) =>
      panel.post('/user/leads/change', { lead_ids: [id], stage: 'lost' }, { token })
  }
  for (const [name, call] of Object.entries(calls)) {
    const answers = [await call(NOBODY), await call(lead_id)]
    if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) missed.push(`${name} tells more`)
    const [missing, foreign] = await timedInTurn(
      () => call(NOBODY),
      () => call(lead_id)
    )
    console.log(`${name}, missing: p50 ${missing} ms; foreign: p50 ${foreign} ms`)
    if (Math.abs(foreign - missing) > SAME_MS) missed.push(`${name}: ${missing} and ${foreign} ms`)
  }
}

/** The medians of two calls, each after the other, so that both meet the same load. */
async function timedInTurn(...calls: [() => Promise<unknown>, () => Promise<unknown>]) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds * STRANGER_ROUNDS; round++) {
    for (const at of [0, 1] as const) {
      const from = performance.now()
      await calls[at]()
      times[at].push(performance.now() - from)
    }
  }
  const median = (of: number[]) =>
    Number((of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0).toFixed(2))
  return [median(times[0]), median(times[1])] as const
}

async function tokenOf(website_id: number): Promise<string> {
  const { agent_id } = await db
    .selectFrom('websites')
    .select('agent_id')
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  return openFor(agent_id)
}

function openFor(agent_id: string): Promise<string> {
  return openSession(db, { agent_id, isReset: false, now: new Date() })
}

async function get(token: string, path: string): Promise<Record<string, unknown>> {
  const response = await ask(token, path)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

function ask(token: string, path: string): Promise<Response> {
  return fetch(`${panel.origin}/api/user/leads/${path}`, {
    headers: { authorization: `Bearer ${token}` }
  })
}

async function timed(call: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let round = 0; round < CONNECTIONS; round++) await call()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = performance.now()
    await call()
    times.push(performance.now() - from)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.ceil(rounds * share) - 1] ?? 0).toFixed(1))
  return { p50: at(0.5), p95: at(0.95) }
}
