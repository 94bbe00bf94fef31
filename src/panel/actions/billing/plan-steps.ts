import type { PlanStatus } from '#contract/billing/plan.ts'
import { type Language, messageFrom } from '#messages/language.ts'
import { planChangeMessages } from '#messages/plan-changes.ts'
import { planOutcomeMessages } from '#messages/plan-outcomes.ts'
import { billingRefusals } from '#messages/refusals/billing.ts'
import type { Duration } from '#rules/limits.ts'
import { type PlanStep, refuseStep } from '#rules/plan/plan-control.ts'
import { planPhase } from '#rules/plan/plan-phase.ts'
import { quoteDuration } from '#rules/plan/quote-charge.ts'
import { chargeByKey, type ChargeRow, liveChargeOf } from '../../records/billing/charges.ts'
import { lockWebsiteOf, type PlanRow, savePlans } from '../../records/billing/plans-due.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { Db, World } from '../../services/world.ts'
import { waitForCharge } from '../charges/wait-for-charge.ts'
import { queueOwnerEmails } from './billing-emails.ts'
import { loadChargesAhead } from './charges-ahead.ts'
import { PLAN_GONE } from '../orders/quote.ts'
import { NO_WEBSITE, openAttended } from './pay-overdue.ts'
import {
  cancelledPlan,
  durationPrices,
  keptPlan,
  outlookOf,
  pausedPlan,
  restarted,
  resumedPlan,
  planStatusOf,
  withDuration
} from './plan-status.ts'
import { factsOn, loadPriceFacts } from './price-facts.ts'

const PAYMENT_RUNNING = messageFrom(billingRefusals, (t) => t.paymentRunning)

/** Whose plan it is, and the language of their call. */
export type PlanCaller = { agent_id: string; language: Language }

export async function readPlanStatus(
  world: World,
  { agent_id, language }: PlanCaller
): Promise<PlanStatus> {
  const website = await websiteByAgent(world.db, agent_id)
  if (!website) throw new Refused(NO_WEBSITE, 404)
  return planStatusOf(world.db, website, asOf(world), language)
}

function asOf(world: World) {
  return { cardKind: world.cards.kind, now: world.clock() }
}

export function pausePlan(world: World, caller: PlanCaller): Promise<PlanStatus> {
  return takeStep(world, caller, 'pause', async (_tx, website) =>
    pausedPlan(website, world.clock())
  )
}

export function cancelPlan(world: World, caller: PlanCaller): Promise<PlanStatus> {
  return takeStep(world, caller, 'cancel', async (_tx, website) =>
    cancelledPlan(website, world.clock())
  )
}

export function keepPlan(world: World, caller: PlanCaller): Promise<PlanStatus> {
  return takeStep(world, caller, 'keep', async (_tx, website) => keptPlan(website, world.clock()))
}

export function changeDuration(
  world: World,
  caller: PlanCaller,
  duration: Duration
): Promise<PlanStatus> {
  return takeStep(world, caller, 'change-duration', async (tx, website) => {
    const offers = await durationPrices(tx, website)
    const offer = offers.find((one) => one.duration === duration)
    if (!offer) throw new Refused(PLAN_GONE, 409)
    return withDuration(website, duration, offer.price)
  })
}

/** Resumes a paused plan, or renews an ended one (`isRenewed`), which is paid at once. */
export async function resumePlan(
  world: World,
  caller: PlanCaller,
  idempotencyKey: string | undefined,
  within: (deed: (inside: World) => Promise<PlanStatus>) => Promise<PlanStatus>
): Promise<PlanStatus & { isRenewed: boolean }> {
  const { agent_id } = caller
  const known = idempotencyKey && (await chargeByKey(world.db, agent_id, idempotencyKey))
  const charge = known || (await openRestart(world, agent_id, idempotencyKey))
  if (!charge) {
    const status = await within((inside) =>
      takeStep(inside, caller, 'resume', async (_tx, website) =>
        resumedPlan(website, world.clock())
      )
    )
    return { ...status, isRenewed: false }
  }
  await waitForCharge(world, charge)
  return { ...(await readPlanStatus(world, caller)), isRenewed: true }
}

async function openRestart(
  world: World,
  agent_id: string,
  idempotencyKey: string | undefined
): Promise<ChargeRow | undefined> {
  const now = world.clock()
  return world.db.transaction().execute(async (tx) => {
    const website = await lockWebsiteOf(tx, agent_id)
    if (!website) throw new Refused(NO_WEBSITE, 404)
    if (planPhase(website, now) !== 'ended') return undefined
    const live = await liveChargeOf(tx, website.website_id)
    if (live) return live
    const restartedPlan = restarted(website, now)
    await savePlans(tx, [restartedPlan])
    const facts = await loadPriceFacts(tx, [restartedPlan], now)
    const quote = quoteDuration(restartedPlan, factsOn(restartedPlan, facts, now))
    const restart = { ...quote, kind: 'restart' as const }
    return openAttended(tx, world, { website: restartedPlan, quote: restart, idempotencyKey })
  })
}

/** Takes a step that is allowed now and queues its email; returns the plan's status afterwards. */
async function takeStep(
  world: World,
  caller: PlanCaller,
  step: PlanStep,
  move: (tx: Db, website: PlanRow) => Promise<PlanRow>
): Promise<PlanStatus> {
  const now = world.clock()
  return inTransaction(world.db, async (tx) => {
    const website = await lockWebsiteOf(tx, caller.agent_id)
    if (!website) throw new Refused(NO_WEBSITE, 404)
    const refusal = refuseStep(step, planPhase(website, now), website.cancelled_at !== null)
    if (refusal !== undefined) {
      throw new Refused(
        messageFrom(planChangeMessages, (t) => t.refusals[refusal]),
        409
      )
    }
    if (await liveChargeOf(tx, website.website_id)) throw new Refused(PAYMENT_RUNNING, 409)

    const ahead = await loadChargesAhead(tx, [website], asOf(world))
    const after = await move(tx, website)
    await savePlans(tx, [after])
    await queueOwnerEmails(tx, now, [{ website: after }], (_item, email) => {
      if (step === 'pause') return { kind: 'site-paused', ...email, why: 'asked' }
      const { base_url, language } = email
      const outlook = outlookOf(step, website, after, { ahead, language })
      return {
        kind: 'plan-changed',
        ...email,
        done: planOutcomeMessages[language][step],
        summary: planChangeMessages[language].done(step, outlook, base_url)
      }
    })
    return planStatusOf(tx, after, asOf(world), caller.language)
  })
}
