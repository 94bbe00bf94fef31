import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import * as builder from '#contract/websites/site-builder.ts'
import type { Database } from '#panel/tables/schema.ts'
import { builtSites } from '../kit/agent-sites.ts'
import { askHost } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'
import { newAccount } from '../kit/new-account.ts'
import { type PanelProcess, startPanelProcess } from '../kit/panel-process.ts'
import { freshPostgres, hasPostgres } from '../kit/postgres.ts'
import { type Draft, withHeadline } from '../kit/site-builder.ts'

const WEBSITES = 5
const PUBLISHES = 200
const PUBLISHES_UNHEARD = 60
const BOUND_MS = 1000
/** Between two looks of a visitor. */
const LOOK_MS = 5
/** Longer than any look may take; what is never seen ends here. */
const GIVE_UP_MS = 20_000

type Website = { token: string; host: string; shown: string }

describe.runIf(hasPostgres())('two panels on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-seen-'))
  const panels: PanelProcess[] = []
  const websites: Website[] = []
  let db: Kysely<Database>

  beforeAll(async () => {
    const postgres = await freshPostgres()
    db = postgres.db
    const sites = builtSites()
    for (const index of [0, 1]) {
      const env = { DATABASE_URL: postgres.url }
      panels.push(await startPanelProcess(join(folder, String(index)), env, sites))
    }
    for (let index = 0; index < WEBSITES; index++) websites.push(await newWebsite(index))
  })
  afterAll(async () => {
    await Promise.all(panels.map((panel) => panel.stop()))
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  })

  async function newWebsite(index: number): Promise<Website> {
    const password = 'a good password'
    const form = { email: `agent${index}@lakeshore.ca`, name: 'Amara Osei', phone: '4165550134' }
    const registered = await send(registerUser.path, {
      ...form,
      password,
      confirmPassword: password,
      recaptcha: 'x'
    })
    const token = String(registered['access_token'])
    const { website_details } = newAccount()
    const base_url = `seen-${index}.ca`
    await send(
      chargeAndWebsite.path,
      newAccount({ website_details: { ...website_details, base_url } }),
      token
    )
    const { hosts } = await draftOf(token)
    const sub = hosts.find(({ kind }) => kind === 'sub')
    return { token, host: sub?.host ?? '', shown: 'Find your home in Toronto.' }
  }

  /** All calls go to the first panel. */
  async function send(path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
    const answer = await panels[0]!.post(path, body, { token })
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as Record<string, unknown>
  }

  async function draftOf(token: string): Promise<Draft> {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${panels[0]!.origin}/api${builder.siteDraft.path}`, { headers })
    return (await answer.json()) as Draft
  }

  /** Milliseconds from the call until a new connection to each panel got the page with these words. */
  async function seenAfter(call: () => Promise<unknown>, host: string, words: string) {
    const began = performance.now()
    const looks = panels.map(async ({ origin }) => {
      const port = Number(new URL(origin).port)
      await vi.waitUntil(async () => (await askHost(port, { host })).body.includes(words), {
        interval: LOOK_MS,
        timeout: GIVE_UP_MS
      })
      return performance.now() - began
    })
    const [same, other] = await Promise.all([...looks, call()])
    return { same: Number(same), other: Number(other) }
  }

  /** Publishes an edit on one website after another, and undoes every one. */
  async function publishAndUndo(publishes: number, round: string) {
    const times = { publish: { same: [], other: [] }, undo: { same: [], other: [] } } as Record<
      'publish' | 'undo',
      { same: number[]; other: number[] }
    >
    for (let index = 0; index < publishes; index++) {
      const website = websites[index % WEBSITES]!
      const { host, shown, token } = website
      const words = `${round} headline ${index} of many`
      const { content, draft_version } = await draftOf(token)
      const save = { base_version: draft_version, content: withHeadline(content, words) }
      await send(builder.saveSite.path, { ...save, apart: true }, token)
      const { draft_version: version } = await draftOf(token)

      const publish = () => send(builder.publishSite.path, { version }, token)
      note('publish', await seenAfter(publish, host, words))
      const undo = () => send(builder.undoSite.path, { published_version: version }, token)
      note('undo', await seenAfter(undo, host, shown))
    }
    return times

    function note(kind: 'publish' | 'undo', { other, same }: { same: number; other: number }) {
      times[kind].same.push(same)
      times[kind].other.push(other)
    }
  }

  function figures(times: readonly number[]) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    return { p50: at(0.5), p99: at(0.99), max: at(1) }
  }

  function expectSeen(what: string, times: Awaited<ReturnType<typeof publishAndUndo>>): void {
    for (const kind of ['publish', 'undo'] as const) {
      for (const panel of ['same', 'other'] as const) {
        const read = figures(times[kind][panel])
        measured(`${what}: ${kind} seen at the ${panel} panel, ms`, {
          count: times[kind][panel].length,
          ...read
        })
        expect(read.p99).toBeLessThanOrEqual(BOUND_MS)
      }
    }
  }

  test('a publish and its undo are seen by new visitors of both panels within a second', async () => {
    expectSeen('with notifications', await publishAndUndo(PUBLISHES, 'First'))
  })

  test('the same without any notification', async () => {
    const { rows } = await sql<{ source: string }>`
      select pg_get_functiondef('note_site_change'::regproc) as source
    `.execute(db)
    const source = rows[0]?.source ?? ''
    const silent = source.replace(/perform pg_notify\([^;]*;/, '')
    expect(silent).not.toBe(source)
    await sql.raw(silent).execute(db)
    expectSeen('polling only', await publishAndUndo(PUBLISHES_UNHEARD, 'Unheard'))
  })
})
