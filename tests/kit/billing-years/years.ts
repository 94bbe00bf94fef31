import { choosePrimary } from '#panel/actions/billing/manage-cards.ts'
import { findOverdue } from '#panel/actions/billing/pay-overdue.ts'
import { agentById } from '#panel/records/accounts/agents.ts'
import { saveAgentsCard } from '#panel/actions/billing/save-card.ts'
import { startPanel, type TestPanel } from '../panel.ts'
import type { Announcements } from './announcements.ts'
import { type BankRecords, scenarioBank } from './bank.ts'
import { performAction, type Member, runWorkerRound, signUp } from './live.ts'
import { type Expected, BillingModel } from './billing-model.ts'
import { type Account, type AgentAction, type Scenario, generateScenario } from './story.ts'

export type Years = {
  story: Scenario
  expected: Expected[]
  charged: Expected[]
  /** Actions that the panel and the model disagree on. */
  disputes: string[]
  plans: { expected: unknown[]; found: unknown[] }
  emails: Record<string, number>
  taken: BankRecords['taken']
  members: Map<number, Member>
}

/** Runs a scenario through the product and the model, and returns both results. */
export async function simulateYears(
  size: { accounts: number; years: number; seed: number },
  /** Collects all announcements; with it every charge is made the moment it is due. */
  listenWith?: (panel: TestPanel) => Announcements
): Promise<Years> {
  const story = generateScenario(size)
  const panel = await startPanel({ settings: { logLevel: 'error' } })
  const broke = new Map<string, Account['broke']>()
  const bank = scenarioBank(panel.now, (customer, at) =>
    (broke.get(customer) ?? []).some(({ from, to }) => at >= from && at < to)
  )
  panel.world.cards = bank
  const { db } = panel.world
  const kept = await db.selectFrom('plans').select(['plan_id', 'plan_price']).execute()
  await addContent(panel, story)

  const reckoning = new BillingModel(story)
  const announcements = listenWith?.(panel)
  const members = new Map<number, Member>()
  const disputes: string[] = []
  const newcomers = [...story.accounts]
  const deeds = story.accounts.flatMap(({ deeds: own, id }) => own.map((deed) => ({ id, deed })))
  const byRound = Map.groupBy(deeds, ({ deed }) => deed.at)

  try {
    for (const [day, now] of story.rounds.entries()) {
      const chargeUntil = async (until: number) => {
        for (
          let at = announcements && (await nextDue(panel));
          at && at < until;
          at = await nextDue(panel)
        ) {
          panel.setClock(new Date(at))
          reckoning.round(at)
          await runWorkerRound(panel.world)
          await announcements?.listen(members, await movedAt(panel, members, at))
        }
      }
      while (newcomers[0] && newcomers[0].signUp <= now) {
        const account = newcomers.shift() as Account
        await chargeUntil(account.signUp)
        panel.setClock(new Date(account.signUp))
        reckoning.signUp(account)
        const member = await signUp(panel.world, account, members)
        members.set(account.id, member)
        broke.set(member.agent_id, account.broke)
        announcements?.join(account.id, account.province, account.referrer)
        announcements?.because(account.id, 'signed up')
        await announcements?.listen(members, [account.id])
      }
      await chargeUntil(now)
      panel.setClock(new Date(now))
      for (const { plan_id, plan_price } of story.prices.filter(({ at }) => at === now)) {
        reckoning.setPrice(plan_id, plan_price)
        await db.updateTable('plans').set({ plan_price }).where('plan_id', '=', plan_id).execute()
      }
      for (const { deed, id } of byRound.get(now) ?? []) {
        const expected = reckoning.act(id, deed)
        const member = members.get(id) as Member
        const asked = announcements && (await askedFor(panel, announcements, member, deed))
        const found = await performAction(panel.world, member, deed)
        if (announcements) {
          announcements.because(id, deed.step)
          announcements.figures.steps++
          if (asked !== undefined)
            announcements.attended(id, asked, await attendedAt(panel, member, now))
          await announcements.listen(members, [id])
        }
        if (expected !== found) {
          disputes.push(
            `${new Date(now).toISOString()} account ${id}: ${deed.step} was ${found ? 'allowed' : 'refused'}`
          )
        }
      }
      for (const [id, member] of announcements ? members : []) {
        if (id % 4 !== 0 || (day + id) % 150 !== 0) continue
        await changeCard(panel, member, String(1000 + day))
        announcements?.because(id, 'changed their card')
      }
      reckoning.round(now)
      await runWorkerRound(panel.world)
      await announcements?.listen(members, [...members.keys()], true)
    }
    return {
      story,
      expected: sorted(reckoning.expected),
      charged: sorted(await chargesOf(panel, members)),
      disputes,
      plans: { expected: reckoning.statuses(), found: await plansOf(panel, members) },
      emails: await emailsOf(panel),
      taken: bank.books.taken,
      members
    }
  } finally {
    for (const { plan_id, plan_price } of kept) {
      await db.updateTable('plans').set({ plan_price }).where('plan_id', '=', plan_id).execute()
    }
    await db.deleteFrom('tax_rates').where('starts_on', '>', '2026-01-01').execute()
    await panel.close()
    await db.deleteFrom('coupons').where('coupon_code', '=', 'STAYING5').execute()
  }
}

/** When anything is due next; undefined if nothing is. */
async function nextDue({ world: { db } }: TestPanel): Promise<number | undefined> {
  const { charge_at, stop_at } = await db
    .selectFrom('websites')
    .select((eb) => [eb.fn.min('charge_at').as('charge_at'), eb.fn.min('stop_at').as('stop_at')])
    .executeTakeFirstOrThrow()
  const due = [charge_at, stop_at].flatMap((at) => (at ? [new Date(at).getTime()] : []))
  return due.length > 0 ? Math.min(...due) : undefined
}

/** Accounts that were charged or emailed at a moment. */
async function movedAt(
  { world: { db } }: TestPanel,
  members: ReadonlyMap<number, Member>,
  at: number
): Promise<number[]> {
  const charged = await db
    .selectFrom('charges')
    .select('agent_id')
    .where('created', '=', new Date(at))
    .execute()
  const written = await db
    .selectFrom('jobs')
    .select('payload')
    .where('created', '=', new Date(at))
    .execute()
  const sites = new Set(written.map(({ payload }) => (payload as { base_url?: string }).base_url))
  const agents = new Set(charged.map(({ agent_id }) => agent_id))
  return [...members]
    .filter(([id, { agent_id }]) => agents.has(agent_id) || sites.has(`years-${id}.ca`))
    .map(([id]) => id)
}

/** The cents that an action is announced to charge at once; undefined if nothing. */
async function askedFor(
  panel: TestPanel,
  announcements: Announcements,
  member: Member,
  deed: AgentAction
) {
  if (deed.step === 'pay') return (await findOverdue(panel.world, member))?.quote.lines.total
  if (deed.step !== 'resume') return undefined
  const { resume } = await announcements.standing(member)
  return resume.cost_now > 0 ? Math.round(resume.cost_now * 100) : undefined
}

async function attendedAt({ world: { db } }: TestPanel, { agent_id }: Member, at: number) {
  const charge = await db
    .selectFrom('charges')
    .select('amount')
    .where('agent_id', '=', agent_id)
    .where('attended', '=', true)
    .where('created', '=', new Date(at))
    .executeTakeFirst()
  return charge?.amount
}

async function changeCard({ world }: TestPanel, { agent_id }: Member, last4: string) {
  const agent = await agentById(world.db, agent_id)
  const card = await saveAgentsCard(world, agent, `tok_${last4}`)
  await choosePrimary(world, agent_id, card.upm_id)
}

async function addContent({ world: { db } }: TestPanel, story: Scenario): Promise<void> {
  await db
    .insertInto('coupons')
    .values({
      coupon_code: 'STAYING5',
      kind: 'amount',
      value: 500,
      plan_ids: '[]',
      durations: '[]',
      max_redemptions: null,
      recurs: true
    })
    .execute()
  for (const { from, province, rate } of story.taxes) {
    const taxes = JSON.stringify([{ name: 'HST', rate }])
    const row = { province_shortcode: province, starts_on: from, taxes }
    await db.insertInto('tax_rates').values(row).execute()
  }
}

async function chargesOf(
  { world: { db } }: TestPanel,
  members: ReadonlyMap<number, Member>
): Promise<Expected[]> {
  const accountOf = new Map([...members].map(([id, { agent_id }]) => [agent_id, id]))
  const rows = await db.selectFrom('charges').selectAll().execute()
  return rows.map((row) => ({
    account: accountOf.get(row.agent_id) ?? -1,
    at: row.created.getTime(),
    kind: row.kind,
    months: row.months,
    amount: row.amount,
    paid: row.state === 'succeeded'
  }))
}

async function plansOf({ world: { db } }: TestPanel, members: ReadonlyMap<number, Member>) {
  const accountOf = new Map([...members].map(([id, { website_id }]) => [website_id, id]))
  const rows = await db.selectFrom('websites').selectAll().orderBy('website_id').execute()
  return rows.map((row) => ({
    account: accountOf.get(row.website_id) ?? -1,
    plan_end_date: row.plan_end_date.getTime(),
    planStop: row.planStop,
    isTrial: row.isTrial,
    duration: row.duration,
    plan_price: row.plan_price
  }))
}

async function emailsOf({ world: { db } }: TestPanel): Promise<Record<string, number>> {
  const rows = await db.selectFrom('jobs').select('payload').execute()
  const kinds = Map.groupBy(rows, ({ payload }) => (payload as { kind: string }).kind)
  return Object.fromEntries([...kinds].map(([kind, emails]) => [kind, emails.length]))
}

function sorted(charges: Expected[]): Expected[] {
  return charges.sort((a, b) => a.account - b.account || a.at - b.at || (a.kind < b.kind ? -1 : 1))
}
