import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { allRows } from './all-rows.ts'
import { openFolder, type PanelProcess, startPanelProcess } from './panel-process.ts'
import { subscribeByHttp } from './subscribe-by-http.ts'

/** About as long as closing an account, so that kills hit every phase. */
const LONGEST_LIFE_MS = 200
const password = 'secret-1'
const emailOf = (agent: number) => `closing-${agent}@maplekey.test`

/** Kills the panel once while each of `kills` agents closes their account, then checks that each is gone as a whole. */
export async function closeAccountsThroughKills(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-closing-kills-'))
  try {
    let panel = await startPanelProcess(folder)
    const tokens: string[] = []
    for (let agent = 0; agent < kills; agent++) {
      const base_url = `closing-${agent}.ca`
      // Closing an account forgets saved emails that have its name, and others' with the same name.
      const name = `Closing Agent ${agent}`
      const wish = { base_url, email: emailOf(agent), name, password }
      tokens.push(await subscribeByHttp(panel, wish))
    }
    const left: number[] = []
    for (const [agent, token] of tokens.entries()) {
      const answer = close(panel, agent, token).catch(() => undefined)
      await panel.killAfter((LONGEST_LIFE_MS * (agent + 0.5)) / kills)
      await answer
      left.push(await rowsAbout(folder, agent))
      panel = await startPanelProcess(folder)
      const again = await close(panel, agent, token)
      expect(again.status).toBe(left.at(-1) === 0 ? 401 : 200)
    }
    // The last emails are sent.
    await expect.poll(() => closingEmails(folder), { timeout: 60_000 }).toBe(kills)
    await panel.stop()
    for (const agent of tokens.keys()) expect(await rowsAbout(folder, agent)).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How many rows are about an agent: none, or those of a whole account. The last email isn't sent yet. */
async function rowsAbout(folder: string, agent: number): Promise<number> {
  const { close: closeDb, db } = await openFolder(folder)
  const rows = Object.entries(await allRows(db))
    .filter(([table]) => table !== 'tax_records')
    .flatMap(([, all]) => all)
    .filter((row) => !row.includes('account-closed'))
    .filter((row) => row.includes(emailOf(agent)) || row.includes(`closing-${agent}.ca`))
  await closeDb()
  if (rows.length > 0) expect(rows.length).toBeGreaterThan(5)
  return rows.length
}

function closingEmails(folder: string): number {
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox).filter((name) =>
    readFileSync(join(outbox, name), 'utf8').includes('account is closed')
  ).length
}

function close(panel: PanelProcess, agent: number, token: string) {
  return panel.post(closeAccount.path, { email: emailOf(agent), password }, { token })
}
