import type { Duration } from '#rules/limits.ts'
import { toCad } from '#rules/money/money.ts'
import { payOverdue } from '#panel/actions/billing/pay-overdue.ts'
import * as steps from '#panel/actions/billing/plan-steps.ts'
import { remindAgents } from '#panel/actions/billing/remind.ts'
import { runBilling } from '#panel/actions/billing/run-billing.ts'
import { createAccount } from '#panel/actions/accounts/create-account.ts'
import { quoteOrder } from '#panel/actions/orders/quote.ts'
import { insertAgent } from '#panel/records/accounts/agents.ts'
import { Refused } from '#panel/services/refused.ts'
import type { World } from '#panel/services/world.ts'
import { newAccount } from '../new-account.ts'
import type { Account, AgentAction } from './story.ts'

/** Runs a scenario in the product: the actions behind its API, and the rounds of the worker. */

export type Member = { agent_id: string; website_id: number }

export async function signUp(
  world: World,
  account: Account,
  members: ReadonlyMap<number, Member>
): Promise<Member> {
  const code = String(account.id).padStart(8, '0')
  const agent = await insertAgent(world.db, {
    name: `Agent ${account.id}`,
    email: `agent-${account.id}@years.test`,
    phone: String(account.id).padStart(10, '0'),
    password_hash: 'nobody logs in',
    referral_code: code,
    referred_by:
      account.referrer === undefined ? null : (members.get(account.referrer)?.agent_id ?? null),
    created: world.clock()
  })
  if (!agent) throw new Error('an agent of that name is there already')
  const { coupon, duration, isTrial, plan_id, province } = account
  const choice = { plan_id, duration, coupon_code: coupon, billing_state: province }
  const { lines } = await quoteOrder(world, agent.agent_id, choice)
  const plain = newAccount()
  await createAccount(
    world,
    agent,
    newAccount({
      billing_state: province,
      coupon_code: coupon,
      isTrial,
      plan_duration: duration,
      plan_id,
      price: toCad(lines.total),
      token: 'tok_visa',
      website_details: { ...plain.website_details, base_url: `years-${account.id}.ca` }
    }) as Parameters<typeof createAccount>[2],
    undefined
  )
  const { website_id } = await world.db
    .selectFrom('websites')
    .select('website_id')
    .where('agent_id', '=', agent.agent_id)
    .executeTakeFirstOrThrow()
  return { agent_id: agent.agent_id, website_id }
}

/** Performs an action; returns whether it was allowed and any charge succeeded. */
export async function performAction(
  world: World,
  member: Member,
  deed: AgentAction
): Promise<boolean> {
  try {
    await take(world, member, deed)
    return true
  } catch (error) {
    if (error instanceof Refused && [409, 422].includes(error.status)) return false
    throw error
  }
}

async function take(
  world: World,
  { agent_id, website_id }: Member,
  deed: AgentAction
): Promise<unknown> {
  const caller = { agent_id, language: 'en' } as const
  switch (deed.step) {
    case 'pause':
      return steps.pausePlan(world, caller)
    case 'resume':
      return steps.resumePlan(world, caller, undefined, (resume) => resume(world))
    case 'cancel':
      return steps.cancelPlan(world, caller)
    case 'keep':
      return steps.keepPlan(world, caller)
    case 'change-duration':
      return steps.changeDuration(world, caller, deed.duration satisfies Duration)
    case 'pay':
      return payOverdue(world, { agent_id, website_id, idempotencyKey: undefined })
  }
}

export async function runWorkerRound(world: World): Promise<void> {
  await runBilling(world)
  await remindAgents(world)
}

export type AttemptedCharge = Awaited<ReturnType<typeof chargesSince>>[number]

/** Charges of running plans, in order, each with its card. */
export function chargesSince(db: World['db'], since: Date) {
  return db
    .selectFrom('charges')
    .innerJoin('cards', 'cards.upm_id', 'charges.upm_id')
    .select(['charge_id', 'charges.agent_id', 'charges.created', 'amount', 'attended', 'kind'])
    .select('cards.card_last4')
    .where('charges.created', '>=', since)
    .where('kind', '<>', 'order')
    .orderBy('charges.created')
    .execute()
}
