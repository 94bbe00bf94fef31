import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { retryDeadJobs } from '#panel/records/service/jobs.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { cableTo } from '../kit/cable.ts'
import { startFaultyMailServer, type Treatment } from '../kit/faulty-mail-server.ts'
import { checkKept, passTime } from '../kit/lead-storm/kept-leads.ts'
import { type Presses, sendLeads, type Visitor } from '../kit/lead-storm/visitors.ts'
import { createWebsite } from '../kit/lead-storm/website.ts'
import { measured } from '../kit/measured.ts'
import { openFolder } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'
import { type RestartedPanel, startRestartedPanel } from '../kit/restarted-panel.ts'
import { seededRandom } from '../kit/seeded-random.ts'

const LEADS = Number(process.env['PROOF_LEADS'] ?? 10_000)
const KILLS = Number(process.env['PROOF_KILLS'] ?? 100)
/** The embedded database serves fewer visitors. */
const EMBEDDED_SHARE = 10
const CALM_LEADS = 200
const OUTBOX_MS = 2000
const AT_ONCE = 120
const CALM_AT_ONCE = 20
/** A process lives as long as some hundred leads take. */
const LIFE_MS = 3000
const CUT_MS = 700
/** One life in so many loses its database for a while. */
const CUT_EVERY = 10
const DRAIN_MS = 300_000

const random = seededRandom(20_261_124)

/** Of a hundred emails; a server that is silent stops the outbox for 15 seconds. */
function faults(): Treatment {
  const at = random() * 100
  if (at < 3) return 'later'
  if (at < 3.5) return 'never'
  if (at < 3.6) return 'silence'
  return at < 3.7 ? 'lost-answer' : 'accept'
}

function visitors(count: number, name: string): Visitor[] {
  const presses: Presses[] = ['once', 'once', 'twice', 'again']
  return Array.from({ length: count }, (_, index) => {
    return { email: `${name}${index}@example.org`, presses: presses[index % presses.length]! }
  })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-leads-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Kills the panel again and again; `cut` takes its database away for a moment before. */
async function killOften(panel: RestartedPanel, kills: number, cut?: () => Promise<void>) {
  for (let kill = 1; kill <= kills; kill++) {
    if (cut && kill % CUT_EVERY === 0) await cut()
    await panel.killAfter(random() * LIFE_MS)
  }
}

test.runIf(hasPostgres())(
  `of ${LEADS} leads under ${KILLS} kills and faults of database and mail server, none is lost or doubled`,
  async () => {
    const { db, url } = await freshPostgres()
    const cable = await cableTo(new URL(url))
    let treat: () => Treatment = () => 'accept'
    const mail = await startFaultyMailServer(() => treat())
    const env = { DATABASE_URL: cable.url, SMTP_URL: mail.url }
    const panel = await startRestartedPanel(newFolder(), env, builtSites())
    onTestFinished(panel.kill)
    const { host } = await createWebsite(panel.current())
    const website = { host, port: panel.port }

    const calm = visitors(CALM_LEADS, 'calm')
    const { pressed } = await sendLeads(website, calm, CALM_AT_ONCE)
    const arrived = () => mail.received.filter(({ replyTo }) => pressed.has(replyTo))
    await vi.waitUntil(() => arrived().length >= CALM_LEADS, { timeout: DRAIN_MS })
    const times = arrived().map(({ at, replyTo }) => at - (pressed.get(replyTo) ?? 0))
    times.sort((a, b) => a - b)
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Infinity
    measured('from press to the SMTP server, ms', {
      leads: CALM_LEADS,
      p50: Math.round(times[times.length >> 1] ?? 0),
      p95: Math.round(p95)
    })

    treat = faults
    const stormy = visitors(LEADS, 'visitor')
    const cut = () => cable.cutFor(CUT_MS)
    const began = performance.now()
    const [{ answers }] = await Promise.all([
      sendLeads(website, stormy, AT_ONCE),
      killOften(panel, KILLS, cut)
    ])
    const seconds = Math.round((performance.now() - began) / 1000)
    await vi.waitUntil(async () => (await passTime(db)) === 0, { timeout: DRAIN_MS, interval: 500 })
    // What was refused for good is shown to the agent, and sent again by the owner.
    treat = () => 'accept'
    const refused = (await retryDeadJobs(db, 'all', new Date())).length
    await vi.waitUntil(async () => (await passTime(db)) === 0, { timeout: DRAIN_MS, interval: 500 })
    await panel.stop()

    const { repeated, wrong } = await checkKept(
      db,
      { host, visitors: [...calm, ...stormy] },
      mail.received
    )
    measured(`${LEADS} leads, ${KILLS} kills on PostgreSQL`, {
      seconds,
      answers,
      mailServer: mail.treated,
      refused,
      repeated
    })
    expect(wrong).toEqual({})
    expect(p95).toBeLessThanOrEqual(OUTBOX_MS)
    await mail.close()
    await cable.cut()
    await db.destroy()
  }
)

test('the same on the embedded database, with kills alone', async () => {
  const folder = newFolder()
  const mail = await startFaultyMailServer(() => 'accept')
  const panel = await startRestartedPanel(folder, { SMTP_URL: mail.url }, builtSites())
  onTestFinished(panel.kill)
  const { host } = await createWebsite(panel.current())
  const sent = visitors(LEADS / EMBEDDED_SHARE, 'visitor')
  const kills = KILLS / EMBEDDED_SHARE
  const [{ answers }] = await Promise.all([
    sendLeads({ host, port: panel.port }, sent, AT_ONCE),
    killOften(panel, kills)
  ])
  const isAll = () => {
    const about = new Set(mail.received.map(({ replyTo }) => replyTo))
    return sent.every(({ email }) => about.has(email))
  }
  await vi.waitUntil(isAll, { timeout: DRAIN_MS, interval: 500 })
  await panel.stop()

  const { db, close } = await openFolder(folder)
  onTestFinished(close)
  const { repeated, wrong } = await checkKept(db, { host, visitors: sent }, mail.received)
  measured(`${sent.length} leads, ${kills} kills on the embedded database`, {
    answers,
    repeated
  })
  expect(wrong).toEqual({})
  await mail.close()
})
