import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { planMove } from '#contract/websites/brokerage-moves.ts'
import { MOVE_BROKERAGE } from '#panel/actions/websites/brokerage-moves.ts'
import { listOutbox, readOutbox } from '#panel/services/email/email-outbox.ts'
import { readEmail } from '#panel/services/email/read-email.ts'
import type { Db } from '#panel/services/world.ts'
import { openFolder, startPanelProcess } from './panel-process.ts'
import { NEW_BROKERAGE } from './repeated-site-calls.ts'
import { subscribeByHttp } from './subscribe-by-http.ts'

/** About as long as the worker takes to begin and to end a move after a start, so that kills hit every phase. */
const LONGEST_LIFE_MS = 400
const DAY_MS = 24 * 60 * 60_000
const siteOf = (agent: number) => `moving-${agent}.ca`
const emailOf = (agent: number) => `moving-${agent}@maplekey.test`
const brokerOf = (agent: number) => `broker-${agent}@maplekey.test`

/**
 * Kills the panel once on the moving day of each of `kills` websites, and checks after each kill that the website has
 * moved as a whole or not at all, and at the end that each has moved once. Returns how many kills came before the move.
 */
export async function moveThroughKills(kills: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-moving-kills-'))
  const agents = Array.from({ length: kills }, (_, agent) => agent)
  try {
    await planMoves(folder, agents)
    let before = 0
    for (const agent of agents) {
      await inFolder(folder, (db) => letMoveBeDue(db, agent))
      const panel = await startPanelProcess(folder)
      await panel.killAfter((LONGEST_LIFE_MS * (agent + 0.5)) / kills)
      const { moved } = await inFolder(folder, (db) => moveOf(db, agent))
      if (!moved) before++
    }
    const panel = await startPanelProcess(folder)
    const emails = () => Promise.all(agents.map((agent) => emailsOf(folder, agent)))
    const one = { broker: 1, agent: 1 }
    await expect.poll(emails, { timeout: 120_000 }).toEqual(agents.map(() => one))
    await panel.stop()
    await inFolder(folder, async (db) => {
      for (const agent of agents) {
        expect(await moveOf(db, agent)).toEqual({ moved: true, stamps: 1, versions: 2 })
      }
    })
    return before
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function planMoves(folder: string, agents: readonly number[]): Promise<void> {
  const panel = await startPanelProcess(folder)
  const move_at = new Date(Date.now() + DAY_MS).toISOString()
  for (const agent of agents) {
    const wish = { base_url: siteOf(agent), email: emailOf(agent), password: 'secret-1' }
    const token = await subscribeByHttp(panel, wish)
    const plan = { ...NEW_BROKERAGE, broker_email: brokerOf(agent), move_at }
    expect((await panel.post(planMove.path, plan, { token })).status).toBe(200)
  }
  await panel.stop()
}

async function inFolder<Result>(folder: string, work: (db: Db) => Promise<Result>) {
  const { close, db } = await openFolder(folder)
  const result = await work(db)
  await close()
  return result
}

const website_id = (agent: number) =>
  sql<number>`(select website_id from websites where base_url = ${siteOf(agent)})`

async function letMoveBeDue(db: Db, agent: number): Promise<void> {
  const past = new Date(Date.now() - 1000)
  await db
    .updateTable('brokerage_moves')
    .set({ move_at: past })
    .where('website_id', '=', website_id(agent))
    .execute()
  await db
    .updateTable('jobs')
    .set({ run_at: past })
    .where('kind', '=', MOVE_BROKERAGE)
    .where(sql`payload ->> 'website_id'`, '=', sql<string>`${website_id(agent)}::text`)
    .execute()
}

/** What there is of a move: all of it, or none. */
async function moveOf(db: Db, agent: number) {
  const { rows } = await sql<{
    done: boolean
    name: string
    draft: string
    stamps: number
    versions: number
  }>`
    select m.done_at is not null as done, s.published ->> 'company_name' as name, s.draft ->> 'company_name' as draft,
      (select count(*)::integer from site_stamps t where t.website_id = m.website_id) as stamps,
      (select count(*)::integer from site_versions v where v.website_id = m.website_id) as versions
    from brokerage_moves m join sites s on s.website_id = m.website_id
    where m.website_id = ${website_id(agent)}
  `.execute(db)
  const { done, draft, name, stamps, versions } = rows[0]!
  const isNew = name === NEW_BROKERAGE.details.company_name
  expect([draft === name, isNew, stamps, versions]).toEqual([
    true,
    done,
    done ? 1 : 0,
    done ? 2 : 1
  ])
  return { moved: done, stamps, versions }
}

/** The emails of the move that the broker and the agent got. */
async function emailsOf(folder: string, agent: number) {
  const outbox = join(folder, 'outbox')
  const sources = await Promise.all(
    (await listOutbox(outbox)).map((name) => readOutbox(outbox, name))
  )
  const emails = await Promise.all(sources.map((source) => readEmail(source ?? '')))
  const to = (address: string, words = '') =>
    emails.filter((email) => email.to.includes(address) && email.text.includes(words)).length
  return {
    broker: to(brokerOf(agent)),
    agent: to(emailOf(agent), NEW_BROKERAGE.details.company_name)
  }
}
