import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { allRows } from './all-rows.ts'
import { newAccount } from './new-account.ts'
import { openFolder, type PanelProcess, startPanelProcess } from './panel-process.ts'

/** About as long as closing an account, so that kills hit every phase. */
const LONGEST_LIFE_MS = 200
const PASSWORD = 'secret-1'
const emailOf = (agent: number) => `closing-${agent}@maplekey.test`

/** Kills the panel once while each of `kills` agents closes their account, then checks that each is gone as a whole. */
export async function closeAccountsThroughKills(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-closing-kills-'))
  try {
    let panel = await startPanelProcess(folder)
    const tokens: string[] = []
    for (let agent = 0; agent < kills; agent++) tokens.push(await subscribeAs(panel, agent))
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

async function subscribeAs(panel: PanelProcess, agent: number): Promise<string> {
  const { body } = await panel.post(registerUser.path, {
    name: `Closing ${agent}`,
    email: emailOf(agent),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: String(4_165_550_100 + agent),
    recaptcha: 'off'
  })
  const plain = newAccount()
  const website_details = { ...plain.website_details, base_url: `closing-${agent}.ca` }
  const bought = await panel.post(
    chargeAndWebsite.path,
    { ...plain, website_details },
    { token: body.access_token, idempotencyKey: `key-${agent}` }
  )
  expect(bought.body.api_status).toBe(0)
  return body.access_token
}

function close(panel: PanelProcess, agent: number, token: string) {
  return panel.post(closeAccount.path, { email: emailOf(agent), password: PASSWORD }, { token })
}
