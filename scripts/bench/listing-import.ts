// Measures the import of 20,000 listings from a file in each of three dialects, while another agent uses the panel.
//   node scripts/bench/listing-import.ts                  the embedded database
//   node scripts/bench/listing-import.ts --postgres
//   node scripts/bench/listing-import.ts --rows 2000 --dialect comma
// A website holds 2,000 listings, so each file's rows go to ten websites. The figures are reliable only on an
// idle machine, but for the processor's time.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { importListings } from '#contract/listings/import-listings.ts'
import { LISTING_PORTION } from '#rules/listings/files/import-limits.ts'
import { LISTINGS_MAX } from '#rules/listings/listing-limits.ts'
import {
  DIALECTS,
  importCalls,
  listingFileBytes,
  listingTable
} from '../../tests/kit/listing-files.ts'
import { newAccount } from '../../tests/kit/new-account.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import { processorSeconds } from './processor-seconds.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    dialect: { type: 'string', multiple: true, default: [...DIALECTS] },
    postgres: { type: 'boolean', default: false },
    rows: { type: 'string', default: '20000' }
  }
})
const ROWS = Number(values.rows)
const TARGET_S = 30
const WEBSITES = Math.ceil(ROWS / LISTINGS_MAX)
/** How often the other agent asks. */
const ASK_EVERY_MS = 50

const folder = mkdtempSync(join(tmpdir(), 'maplekey-listing-import-'))
const postgres = values.postgres ? await freshPostgres() : undefined
const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {}
const panel = await startPanelProcess(folder, env, process.cwd(), [])
const other = await newAgent('other')
const missed: string[] = []

for (const dialect of DIALECTS.filter((one) => values.dialect.includes(one))) {
  const tokens: string[] = []
  for (let at = 0; at < WEBSITES; at++) tokens.push(await newAgent(`${dialect}-${at}`))
  const file = listingFileBytes(listingTable(ROWS), dialect)
  const waits: number[] = []
  let isDone = false
  const asking = askMeanwhile(waits, () => isDone)
  const added = await timed(`${dialect}: read and imported`, () => importFile(file, tokens))
  isDone = true
  await asking
  if (added.counts['added'] !== ROWS) missed.push(`${dialect}: ${added.counts['added']} added`)
  if (added.seconds > TARGET_S) missed.push(`${dialect}: ${added.seconds} s`)
  waits.sort((one, two) => one - two)
  const at = (share: number) => Math.round(waits[Math.ceil(waits.length * share) - 1] ?? 0)
  console.log(
    `  another agent’s ${waits.length} calls: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms`
  )
  const same = await timed(`${dialect}: the same file again`, () => importFile(file, tokens))
  if (same.counts['same'] !== ROWS) missed.push(`${dialect}: ${same.counts['same']} the same`)
  const cheaper = listingFileBytes(listingTable(ROWS, 490_000), dialect)
  const changed = await timed(`${dialect}: every price changed`, () => importFile(cheaper, tokens))
  if (changed.counts['changed'] !== ROWS)
    missed.push(`${dialect}: ${changed.counts['changed']} changed`)
}
await panel.stop()
await postgres?.db.destroy()
rmSync(folder, { recursive: true, force: true })
console.log(`Load ${loadavg()[0]?.toFixed(1)}.`)
for (const miss of missed) console.log(`✘ ${miss}`)
if (missed.length === 0) console.log('✔ Every target is met.')
process.exit(missed.length === 0 ? 0 : 1)

/** Reads the file and sends its rows one portion after the other, as the dashboard does. */
async function importFile(file: Uint8Array, tokens: readonly string[]) {
  const counts: Record<string, number> = { added: 0, changed: 0, same: 0 }
  const calls = importCalls(file)
  await noticeClosed()
  for (const [at, call] of calls.entries()) {
    const token = tokens[Math.floor((at * LISTING_PORTION) / LISTINGS_MAX)] ?? ''
    const { body } = await panel.post(importListings.path, call, { token })
    if (body.api_status !== 0) throw new Error(body.message)
    for (const name of Object.keys(counts)) counts[name] = (counts[name] ?? 0) + body[name]
  }
  return counts
}

/** Reading a file blocks this process for longer than the panel keeps an idle connection, at worst. */
function noticeClosed(): Promise<void> {
  return pause(1)
}

async function timed(what: string, work: () => Promise<Record<string, number>>) {
  const from = performance.now()
  const spent = processorSeconds(panel.pid)
  const counts = await work()
  const seconds = Number(((performance.now() - from) / 1000).toFixed(1))
  const processor = (processorSeconds(panel.pid) - spent).toFixed(1)
  console.log(`${what} in ${seconds} s, the panel’s own ${processor}: ${JSON.stringify(counts)}`)
  return { counts, seconds }
}

async function askMeanwhile(waits: number[], isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await pause(ASK_EVERY_MS)
    const from = performance.now()
    const answer = await fetch(`${panel.origin}/api/user/listings`, {
      headers: { authorization: `Bearer ${other}` }
    })
    await answer.arrayBuffer()
    waits.push(performance.now() - from)
  }
}

/** An agent with a website; its token. */
async function newAgent(name: string): Promise<string> {
  const password = 'a good password'
  const { body } = await panel.post(registerUser.path, {
    name: 'Amara Osei',
    email: `${name}@lakeshore.ca`,
    password,
    confirmPassword: password,
    phone: '4165550134',
    recaptcha: 'x'
  })
  const account = newAccount()
  const website_details = { ...account.website_details, base_url: `${name}.example.ca` }
  const token: string = body.access_token
  const made = await panel.post(chargeAndWebsite.path, { ...account, website_details }, { token })
  if (made.body.api_status !== 0) throw new Error(made.body.message)
  return token
}
