import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PlanStatus as Standing } from '#contract/billing/plan.ts'
import { NextCharge } from '#islands/dashboard/billing/next-charge.tsx'
import { readPlanStatus } from '#panel/actions/billing/plan-steps.ts'
import { type EmailData } from '#panel/actions/emails/emails.ts'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import { compileReport } from '#panel/actions/operations/compile-report.ts'
import type { TestPanel } from '../panel.ts'
import { Debts } from './debts.ts'
import { cents, type Claim, claimOf, dayInToronto, isAlike, SILENT } from './claims.ts'
import { type AttemptedCharge, chargesSince, type Member } from './live.ts'

const RENEWALS = ['renewal-coming', 'trial-ending', 'trial-started'] as const
const ANNOUNCING = new Set<string>([...RENEWALS, 'payment-failed', 'payment-received'])

/** The next charge that the API announced to an agent at a moment. */
type Statement = { at: number; standing: Standing }

/**
 * Collects everything the product announces to agents about money, and compares it with later
 * charges. Differences are sentences that say where to look.
 */
export class Announcements {
  readonly differences: string[] = []
  readonly figures = {
    api: 0,
    pages: 0,
    emails: 0,
    report: 0,
    charges: 0,
    attended: 0,
    steps: 0,
    changes: 0,
    byReferral: 0
  }
  /** How often each state, and a referral discount, was announced. */
  readonly states: Partial<Record<string, number>> = {}
  readonly debts: Debts
  readonly #panel: TestPanel
  readonly #last = new Map<number, Statement>()
  /** Reasons for a changed announcement: actions, charges and emails since the last one. */
  readonly #causes = new Map<number, string[]>()
  readonly #provinces = new Map<number, string>()
  readonly #referredBy = new Map<number, number | undefined>()
  #lastJob = 0
  #lastCharges = new Set<string>()

  constructor(panel: TestPanel) {
    this.#panel = panel
    this.debts = new Debts(panel)
  }

  join(id: number, province: string, referrer: number | undefined): void {
    this.#provinces.set(id, province)
    this.#referredBy.set(id, referrer)
  }

  /** Records an event that may change the announcements of an account and its referrer. */
  because(id: number, cause: string): void {
    this.#causes.set(id, [...(this.#causes.get(id) ?? []), cause])
    const referrer = this.#referredBy.get(id)
    if (referrer !== undefined) {
      this.#causes.set(referrer, [...(this.#causes.get(referrer) ?? []), 'referral'])
      this.debts.discountChanged(referrer)
    }
  }

  /** The response of GET /user/plan. */
  standing({ agent_id }: Member): Promise<Standing> {
    return readPlanStatus(this.#panel.world, { agent_id, language: 'en' })
  }

  /** Collects the announcements to these accounts; with `report`, also those to the owner. */
  async listen(members: ReadonlyMap<number, Member>, ids: readonly number[], report = false) {
    const { db, clock, cards } = this.#panel.world
    const at = clock().getTime()
    await this.#hearCharges(members)
    const emails = await this.#emailsSince(members)
    for (const id of ids) {
      const member = members.get(id) as Member
      const standing = await this.standing(member)
      this.figures.api++
      this.#comparePage(id, standing)
      const grown = await this.debts.compareGrown(id, member)
      if (grown) this.#differ(id, grown)
      for (const email of emails.get(id) ?? []) {
        this.#compareEmail(id, email, standing)
        const owed = await this.debts.compareEmail(id, email, member)
        if (owed) this.#differ(id, owed)
      }
      this.#compareWithBefore(id, { at, standing })
    }
    if (!report) return
    const { plans } = await compileReport(db, clock(), clock(), cards.kind)
    for (const id of ids) this.#compareReport(id, plans)
  }

  #differ(id: number, what: string): void {
    const at = this.#panel.now().toISOString()
    this.differences.push(`${at} account ${id}: ${what}`)
  }

  /** The sentence on the billing page. */
  #comparePage(id: number, standing: Standing): void {
    const province = this.#provinces.get(id)
    const html = renderToStaticMarkup(createElement(NextCharge, { province, status: standing }))
    const text = html.replaceAll(/<[^>]+>/g, '')
    this.figures.pages++
    const hasDiscount = (standing.next_charge?.referral_percent ?? 0) > 0
    for (const state of [standing.charge_state, ...(hasDiscount ? ['discount'] : [])]) {
      this.states[state] = (this.states[state] ?? 0) + 1
    }
    const claim = claimOf(text)
    const expected = claimIn(standing)
    if (!isAlike(claim, expected)) {
      this.#differ(id, `the page says “${text}”, the API ${JSON.stringify(expected)}`)
    }
  }

  #compareEmail(id: number, email: EmailData, standing: Standing): void {
    const { text } = renderEmail(email, this.#panel.world.settings)
    this.figures.emails++
    const claim = claimOf(text)
    const { next_charge: next } = standing
    const expected = claimIn(standing)
    if (ANNOUNCING.has(email.kind) || (email.kind === 'plan-changed' && claim !== SILENT)) {
      if (!isAlike(claim, expected))
        this.#differ(id, `the email says “${text}”, the API ${JSON.stringify(expected)}`)
    }
    if (email.kind === 'payment-received') {
      const until = dayInToronto(email.runsUntil)
      const day = expected === SILENT ? expected : expected.day
      if (!text.includes(until) || day !== until) {
        this.#differ(id, `the receipt says it renews on ${until}, the API ${day}`)
      }
    }
    if (email.kind === 'price-change') this.because(id, 'told a new price')
    if (email.kind === 'site-paused' && next && email.why !== 'unpaid') {
      this.#differ(id, `told that nothing is charged, and the API announces ${next.on}`)
    }
  }

  #compareReport(id: number, plans: Awaited<ReturnType<typeof compileReport>>['plans']): void {
    const row = plans.find(({ website }) => website === `years-${id}.ca`)
    const standing = this.#last.get(id)?.standing
    const next = standing?.next_charge
    this.figures.report++
    const said = [row?.next_charge, row?.charge_at?.toISOString(), row?.amount, row?.card]
    const expected = [standing?.charge_state, next?.on, next?.amount, next?.card]
    if (said.some((word, index) => (word ?? undefined) !== (expected[index] ?? undefined))) {
      this.#differ(id, `the report says ${said.join(', ')}, the API ${expected.join(', ')}`)
    }
  }

  /** An announcement changes only for a reason the agent knows. */
  #compareWithBefore(id: number, statement: Statement): void {
    const before = this.#last.get(id)?.standing
    const causes = this.#causes.get(id) ?? []
    this.#causes.delete(id)
    this.#last.set(id, statement)
    if (!before) return
    const after = statement.standing
    const isOver = before.charge_state === 'cancelled' && after.charge_state === 'ended'
    if (isOver && before.site_off_on !== null && Date.parse(before.site_off_on) <= statement.at) {
      return
    }
    const [was, is] = [before, after].map(({ charge_state, next_charge }) =>
      JSON.stringify([charge_state, next_charge?.on, next_charge?.amount, next_charge?.card])
    )
    if (was === is) return
    this.figures.changes++
    if (causes.length === 0) this.#differ(id, `announced ${was}, then ${is}, for no reason`)
  }

  /** Compares every charge since then with its announcement. */
  async #hearCharges(members: ReadonlyMap<number, Member>): Promise<void> {
    const { db } = this.#panel.world
    const accountOf = new Map([...members].map(([id, { agent_id }]) => [agent_id, id]))
    const since = new Date(this.#panel.now().getTime() - 2 * 86_400_000)
    const rows = await chargesSince(db, since)
    const chargeIds = new Set<string>()
    const charged = new Map<number, AttemptedCharge>()
    for (const row of rows) {
      chargeIds.add(row.charge_id)
      if (this.#lastCharges.has(row.charge_id)) continue
      charged.set(accountOf.get(row.agent_id) ?? -1, row)
    }
    for (const id of charged.keys()) this.because(id, 'charged')
    for (const [id, charge] of charged) if (!charge.attended) this.#compareCharge(id, charge)
    this.#lastCharges = chargeIds
    // A charge announced for a past moment must have been made.
    const now = this.#panel.now().getTime()
    for (const [id, { standing }] of this.#last) {
      const on = standing.next_charge && Date.parse(standing.next_charge.on)
      const own = (this.#causes.get(id) ?? []).some((cause) => cause !== 'referral')
      // At exactly this moment the worker may not have made it yet.
      if (on && on < now && !own) {
        this.#differ(id, `announced a charge on ${standing.next_charge?.on}; none was made`)
      }
    }
  }

  #compareCharge(id: number, charge: AttemptedCharge): void {
    this.figures.charges++
    const next = this.#last.get(id)?.standing.next_charge
    if (!next) {
      this.#differ(id, `charged ${charge.amount} without an announcement`)
      return
    }
    const told = [next.on, cents(next.amount), next.card?.slice(-4)]
    const done = [charge.created.toISOString(), charge.amount, charge.card_last4]
    if (told.every((word, index) => word === done[index])) return
    const onlyAmount = told[0] === done[0] && told[2] === done[2]
    // A charge of a referred account succeeded or failed in the meantime.
    if (onlyAmount && (this.#causes.get(id) ?? []).includes('referral')) this.figures.byReferral++
    else this.#differ(id, `announced ${told.join(', ')}, charged ${done.join(', ')}`)
  }

  /** A charge made by the agent takes the amount that the page showed just before. */
  attended(id: number, announced: number, charged: number | undefined): void {
    this.figures.attended++
    if (charged !== undefined && charged !== announced) {
      this.#differ(id, `Pay Now said ${announced} and charged ${charged}`)
    }
  }

  async #emailsSince(members: ReadonlyMap<number, Member>) {
    const idOf = new Map([...members.keys()].map((id) => [`years-${id}.ca`, id]))
    const rows = await this.#panel.world.db
      .selectFrom('jobs')
      .select(['job_id', 'payload'])
      .where('job_id', '>', this.#lastJob)
      .where('kind', '=', 'send-mail')
      .orderBy('job_id')
      .execute()
    this.#lastJob = rows.at(-1)?.job_id ?? this.#lastJob
    const emails = rows.map(({ payload }) => payload as EmailData)
    return Map.groupBy(emails, (email) =>
      'base_url' in email ? (idOf.get(email.base_url) ?? -1) : -1
    )
  }
}

/** The charge that the API announces, worded as in a text. */
function claimIn({ next_charge: next }: Standing): Claim | typeof SILENT {
  if (!next) return SILENT
  const card = next.card?.slice(-4) ?? ''
  return { day: dayInToronto(next.on), amount: cents(next.amount), card }
}
