import { payOverduePayment } from '#contract/billing/payment.ts'
import { runBilling } from '#panel/actions/billing/run-billing.ts'
import { openSession } from '#panel/records/accounts/sessions.ts'
import { startPanel } from '../panel.ts'
import { scenarioBank } from './bank.ts'
import { signUp } from './live.ts'
import { generateScenario } from './story.ts'

export type Press = { taken: number; charges: number; answers: Record<string, number> }

/**
 * Rounds of concurrent Pay Now calls while two workers renew the same plan, alternating between a
 * due renewal and a retry. Returns how often each round was charged.
 */
export async function pressAndRenew(size: { rounds: number; presses: number }): Promise<Press[]> {
  const panel = await startPanel({
    engine: 'postgres',
    settings: { rateLimits: false, logLevel: 'error' }
  })
  const { db } = panel.world
  let isBroke = false
  const bank = scenarioBank(panel.now, () => isBroke)
  panel.world.cards = bank
  const [account] = generateScenario({ accounts: 1, years: 1, seed: 1 }).accounts
  if (!account) throw new Error('a scenario without accounts')
  const member = await signUp(panel.world, { ...account, isTrial: false, duration: 1 }, new Map())
  const website = () =>
    db
      .selectFrom('websites')
      .selectAll()
      .where('website_id', '=', member.website_id)
      .executeTakeFirstOrThrow()

  const rounds: Press[] = []
  for (let round = 0; round < size.rounds; round++) {
    panel.setClock((await website()).plan_end_date)
    if (round % 2 === 1) {
      isBroke = true
      await runBilling(panel.world)
      isBroke = false
      panel.setClock((await website()).charge_at ?? panel.now())
    }
    const before = bank.books.taken.size
    const token = await openSession(db, {
      agent_id: member.agent_id,
      isReset: false,
      now: panel.now()
    })
    const input = { website_id: member.website_id }
    const press = (index: number) =>
      panel.call(payOverduePayment, input, { token, idempotencyKey: `press-${round}-${index}` })
    const pressing = Array.from({ length: size.presses }, (_, index) => press(index))
    const renewing = [runBilling(panel.world), runBilling(panel.world)]
    const answers = await Promise.all(pressing)
    await Promise.all(renewing)
    const said = Map.groupBy(answers, ({ body, status }) => `${status} ${body.message}`)
    const charges = await db
      .selectFrom('charges')
      .select('charge_id')
      .where('created', '=', panel.now())
      .where('state', '=', 'succeeded')
      .where('kind', '<>', 'order')
      .execute()
    rounds.push({
      taken: bank.books.taken.size - before,
      charges: charges.length,
      answers: Object.fromEntries([...said].map(([words, many]) => [words, many.length]))
    })
  }
  await panel.close()
  return rounds
}
