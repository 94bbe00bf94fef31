import { startPanel, type TestPanel } from '../panel.ts'
import { type BankBooks, storyBank } from './bank.ts'
import { act, type Member, round, signUp } from './live.ts'
import { type Expected, Reckoning } from './reckoning.ts'
import { type Account, type Story, tellStory } from './story.ts'

export type Years = {
  story: Story
  expected: Expected[]
  charged: Expected[]
  /** Steps the panel allowed or refused otherwise than the reckoning. */
  disputes: string[]
  plans: { expected: unknown[]; found: unknown[] }
  mails: Record<string, number>
  taken: BankBooks['taken']
  members: Map<number, Member>
}

/** Lives through a story twice, in the product and in the reckoning, and answers what both came to. */
export async function liveThrough(size: {
  accounts: number
  years: number
  seed: number
}): Promise<Years> {
  const story = tellStory(size)
  const panel = await startPanel({ settings: { logLevel: 'error' } })
  const broke = new Map<string, Account['broke']>()
  const bank = storyBank(panel.now, (customer, at) =>
    (broke.get(customer) ?? []).some(({ from, to }) => at >= from && at < to)
  )
  panel.world.cards = bank
  const { db } = panel.world
  const kept = await db.selectFrom('plans').select(['plan_id', 'plan_price']).execute()
  await addContent(panel, story)

  const reckoning = new Reckoning(story)
  const members = new Map<number, Member>()
  const disputes: string[] = []
  const newcomers = [...story.accounts]
  const deeds = story.accounts.flatMap(({ deeds: own, id }) => own.map((deed) => ({ id, deed })))
  const byRound = Map.groupBy(deeds, ({ deed }) => deed.at)

  try {
    for (const now of story.rounds) {
      while (newcomers[0] && newcomers[0].signUp <= now) {
        const account = newcomers.shift() as Account
        panel.setClock(new Date(account.signUp))
        reckoning.signUp(account)
        const member = await signUp(panel.world, account, members)
        members.set(account.id, member)
        broke.set(member.agent_id, account.broke)
      }
      panel.setClock(new Date(now))
      for (const { plan_id, plan_price } of story.prices.filter(({ at }) => at === now)) {
        reckoning.setPrice(plan_id, plan_price)
        await db.updateTable('plans').set({ plan_price }).where('plan_id', '=', plan_id).execute()
      }
      for (const { deed, id } of byRound.get(now) ?? []) {
        const expected = reckoning.act(id, deed)
        const found = await act(panel.world, members.get(id) as Member, deed)
        if (expected !== found) {
          disputes.push(
            `${new Date(now).toISOString()} account ${id}: ${deed.step} was ${found ? 'allowed' : 'refused'}`
          )
        }
      }
      reckoning.round(now)
      await round(panel.world)
    }
    return {
      story,
      expected: sorted(reckoning.expected),
      charged: sorted(await chargesOf(panel, members)),
      disputes,
      plans: { expected: reckoning.standings(), found: await plansOf(panel, members) },
      mails: await mailsOf(panel),
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

async function addContent({ world: { db } }: TestPanel, story: Story): Promise<void> {
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

async function mailsOf({ world: { db } }: TestPanel): Promise<Record<string, number>> {
  const rows = await db.selectFrom('jobs').select('payload').execute()
  const kinds = Map.groupBy(rows, ({ payload }) => (payload as { kind: string }).kind)
  return Object.fromEntries([...kinds].map(([kind, mails]) => [kind, mails.length]))
}

function sorted(charges: Expected[]): Expected[] {
  return charges.sort((a, b) => a.account - b.account || a.at - b.at || (a.kind < b.kind ? -1 : 1))
}
