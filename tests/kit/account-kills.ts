import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { registerUser } from '#contract/accounts/auth.ts'
import { newAccount } from './new-account.ts'
import { openFolder, type PanelProcess, startPanelProcess } from './panel-process.ts'

/** About as long as creating an account, so that kills hit every phase. */
const LONGEST_LIFE_MS = 90

/** Kills the panel once while each of `kills` agents creates an account, then checks all records. */
export async function createAccountsThroughKills(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-crash-'))
  try {
    const tokens = await killWhileCreating(folder, kills)
    await expectOneOfEach(folder, tokens.length)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killWhileCreating(folder: string, kills: number): Promise<string[]> {
  let panel = await startPanelProcess(folder)
  const tokens: string[] = []
  for (let agent = 0; agent < kills; agent++) tokens.push(await register(panel, agent))

  for (const [agent, token] of tokens.entries()) {
    const answer = submit(panel, agent, token).catch(() => undefined)
    await panel.killAfter((LONGEST_LIFE_MS * (agent + 0.5)) / kills)
    await answer
    panel = await startPanelProcess(folder)
  }

  for (const [agent, token] of tokens.entries()) {
    let answer = await submit(panel, agent, token)
    while (answer.body.api_status === 202) answer = await submit(panel, agent, token)
    expect(answer.body).toEqual({ api_status: 0, message: 'Account created successfully.' })
  }
  await panel.stop()
  return tokens
}

async function expectOneOfEach(folder: string, agents: number): Promise<void> {
  const { db, close } = await openFolder(folder)
  for (let agent = 0; agent < agents; agent++) {
    const base_url = `crash-${agent}.ca`
    const isTrial = agent % 2 === 1
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('base_url', '=', base_url)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ state: 'finished', isTrial })

    const mine = async (table: 'charges' | 'transactions' | 'websites' | 'orders') =>
      (
        await db
          .selectFrom(table)
          .select('agent_id')
          .where('agent_id', '=', order.agent_id)
          .execute()
      ).length
    expect(await mine('websites')).toBe(1)
    const sites = await db
      .selectFrom('sites as site')
      .innerJoin('websites as website', 'website.website_id', 'site.website_id')
      .innerJoin('site_versions as version', 'version.website_id', 'site.website_id')
      .select(['site.published_version', 'site.revision', 'version.version'])
      .where('website.agent_id', '=', order.agent_id)
      .execute()
    expect(sites).toEqual([{ published_version: 1, revision: 1, version: 1 }])
    expect(await mine('orders')).toBe(1)
    expect(await mine('charges')).toBe(isTrial ? 0 : 1)
    expect(await mine('transactions')).toBe(isTrial ? 0 : 1)

    const taken = await db
      .selectFrom('sandbox_payments')
      .select('amount')
      .where('customer_id', '=', `sbx_cus_${order.agent_id}`)
      .where('status', '=', 'succeeded')
      .execute()
    expect(taken).toEqual(isTrial ? [] : [{ amount: order.total }])
  }
  await close()
}

/** One agent's order: half of them pay, the others start a trial with their own card. */
function wishOf(agent: number) {
  const plain = newAccount()
  const isTrial = agent % 2 === 1
  // A card can have only one trial.
  const month = String(1 + Math.floor(agent / 60)).padStart(2, '0')
  const year = 30 + (agent % 60)
  return newAccount({
    isTrial,
    token: `sbx_card_visa_${month}${year}`,
    website_details: { ...plain.website_details, base_url: `crash-${agent}.ca` }
  })
}

async function register(panel: PanelProcess, agent: number): Promise<string> {
  const { body } = await panel.post(registerUser.path, {
    name: `Agent ${agent}`,
    email: `crash-${agent}@maplekey.test`,
    password: 'secret-1',
    confirmPassword: 'secret-1',
    phone: String(4_165_550_100 + agent),
    recaptcha: 'off'
  })
  return body.access_token
}

function submit(panel: PanelProcess, agent: number, token: string) {
  return panel.post(chargeAndWebsite.path, wishOf(agent), { token, idempotencyKey: `key-${agent}` })
}
