import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { choosePrimary } from '#panel/actions/billing/manage-cards.ts'
import { saveAgentsCard } from '#panel/actions/billing/save-card.ts'
import { createAccount } from '#panel/actions/accounts/create-account.ts'
import { quoteOrder } from '#panel/actions/orders/quote.ts'
import { insertAgent } from '#panel/records/accounts/agents.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { toCad } from '#rules/money/money.ts'
import { newAccount } from '../new-account.ts'
import { openFolder } from '../panel-process.ts'
import { testSettings } from '../test-settings.ts'

const START = new Date('2026-12-01T15:00:00.000Z')
const DAY = 86_400_000

/** Runs the same accounts undisturbed and with a repeatedly killed worker; returns both records. */
export async function simulateWithKills(size: { accounts: number; days: number; kills: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-kills-'))
  const [calm, killed] = [join(folder, 'calm'), join(folder, 'killed')]
  const until = new Date(START.getTime() + size.days * DAY)
  try {
    await settle(calm, size.accounts)
    cpSync(calm, killed, { recursive: true })
    await work(calm, START, until)
    let from = START
    let kills = 0
    for (; kills < size.kills; kills++) {
      const share = (kills + 1) / (size.kills + 1)
      const target = new Date(START.getTime() + share * size.days * DAY)
      from = await work(killed, from, until, { after: target, delay: (kills * 7) % 40 })
    }
    await work(killed, from, until)
    return { kills, calm: await booksOf(calm), killed: await booksOf(killed) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates accounts of every kind; one card in three declines. */
async function settle(folder: string, accounts: number): Promise<void> {
  let now = START
  const world = await openWorld(
    { ...testSettings, dataDir: folder, logLevel: 'silent', production: true },
    () => now
  )
  for (let id = 0; id < accounts; id++) {
    now = new Date(START.getTime() - (accounts - id) * 3_600_000)
    const agent = await insertAgent(world.db, {
      name: `Agent ${id}`,
      email: `agent-${id}@kills.test`,
      phone: String(id).padStart(10, '0'),
      password_hash: 'nobody logs in',
      referral_code: String(id).padStart(8, '0'),
      created: now
    })
    if (!agent) throw new Error('an agent of that name is there already')
    const plan_duration = ([1, 1, 6, 12] as const)[id % 4] ?? 1
    const choice = {
      plan_id: 1 + (id % 3),
      duration: plan_duration,
      coupon_code: '',
      billing_state: 'QC'
    }
    const { lines } = await quoteOrder(world, agent.agent_id, choice)
    const plain = newAccount()
    const account = newAccount({
      billing_state: 'QC',
      isTrial: id % 2 === 0,
      plan_duration,
      plan_id: choice.plan_id,
      price: toCad(lines.total),
      token: `sbx_card_visa_12${30 + id}`,
      website_details: { ...plain.website_details, base_url: `kills-${id}.ca` }
    })
    await createAccount(world, agent, account as Parameters<typeof createAccount>[2], undefined)
    if (id % 3 === 2) {
      const card = await saveAgentsCard(world, agent, 'sbx_card_chargeCustomerFail_1240')
      await choosePrimary(world, agent.agent_id, card.upm_id)
    }
  }
  await world.close()
}

/** Runs the worker process; returns the day on which it was killed. */
async function work(
  folder: string,
  from: Date,
  at: Date,
  kill?: { after: Date; delay: number }
): Promise<Date> {
  const days = ['--from', from.toISOString(), '--at', at.toISOString()]
  const child = spawn(process.execPath, ['--liftoff-only', 'src/panel/main.ts', 'work', ...days], {
    env: { ...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'test', PANEL_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk))
  const exit = once(child, 'exit') as Promise<[number | null]>
  let last = from
  let dying: Promise<void> | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/^\d{4}-/.test(line)) continue
    // It may have reached another day before it dies.
    last = new Date(line)
    if (kill && last >= kill.after && !dying) dying = die(child, kill.delay)
  }
  await dying
  const [code] = await exit
  if (!kill && code !== 0) throw new Error(`the worker failed: ${said}`)
  return last
}

/** The kill may hit any part of the day's work. */
async function die(child: ChildProcess, delay: number): Promise<void> {
  await pause(delay)
  child.kill('SIGKILL')
}

/** The records without random ids. */
async function booksOf(folder: string) {
  const { db, close } = await openFolder(folder)
  try {
    const charges = await db
      .selectFrom('charges')
      .innerJoin('agents', 'agents.agent_id', 'charges.agent_id')
      .select([
        'email',
        'charges.created',
        'charges.ended',
        'kind',
        'months',
        'amount',
        'state',
        'period_start'
      ])
      .orderBy('email')
      .orderBy('charges.created')
      .execute()
    const transactions = await db
      .selectFrom('transactions')
      .innerJoin('agents', 'agents.agent_id', 'transactions.agent_id')
      .select(['email', 'transactions.created', 'amount', 'subtotal', 'taxes', 'status'])
      .orderBy('email')
      .orderBy('transactions.created')
      .execute()
    const websites = await db
      .selectFrom('websites')
      .select([
        'base_url',
        'plan_end_date',
        'planStop',
        'isTrial',
        'overdue_since',
        'charge_at',
        'stop_at'
      ])
      .orderBy('base_url')
      .execute()
    const jobs = await db
      .selectFrom('jobs')
      .select(['kind', 'created'])
      .orderBy('created')
      .execute()
    const taken = await db
      .selectFrom('sandbox_payments')
      .select(['customer_id', 'amount'])
      .where('status', '=', 'succeeded')
      .execute()
    return { charges, jobs, taken: taken.length, transactions, websites }
  } finally {
    await close()
  }
}
