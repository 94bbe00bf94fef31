import { findOverdue } from '#panel/actions/billing/pay-overdue.ts'
import { type EmailData } from '#panel/actions/emails/emails.ts'
import { renderEmail } from '#panel/actions/emails/render-email.ts'
import type { TestPanel } from '../panel.ts'
import { dayInToronto, debtIn } from './claims.ts'
import type { Member } from './live.ts'

type Growth = { on: number; months: number; amount: number }

/** Compares announced debts, now and a month later, with what Pay Now charges. */
export class Debts {
  readonly figures = { emails: 0, grown: 0 }
  readonly #panel: TestPanel
  readonly #growths = new Map<number, Growth>()

  constructor(panel: TestPanel) {
    this.#panel = panel
  }

  /** A referred account paid or stopped paying, so the discount may differ when the debt grows. */
  discountChanged(id: number): void {
    this.#growths.delete(id)
  }

  /** Describes what is wrong with an email. */
  async compareEmail(id: number, email: EmailData, member: Member): Promise<string | undefined> {
    const isUnpaid = email.kind === 'site-paused' && email.why === 'unpaid'
    if (email.kind !== 'payment-failed' && !isUnpaid) return undefined
    this.figures.emails++
    const { text } = renderEmail(email, this.#panel.world.settings)
    const told = debtIn(text)
    const quote = (await findOverdue(this.#panel.world, member))?.quote
    if (!told || told.amount !== quote?.lines.total || told.months !== quote.months) {
      return `the email says “${text}”, and ${quote?.lines.total} is owed for ${quote?.months} months`
    }
    const on = Date.parse(email.owed?.grows.on ?? '')
    this.#growths.set(id, { on, months: told.months + 1, amount: told.grown })
    return dayInToronto(new Date(on).toISOString()) === told.growsOn
      ? undefined
      : `the debt grows on ${told.growsOn} in the text, and in the data on ${email.owed?.grows.on}`
  }

  /** Describes what is wrong with a debt that has grown since it was announced. */
  async compareGrown(id: number, member: Member): Promise<string | undefined> {
    const growth = this.#growths.get(id)
    if (!growth || growth.on > this.#panel.now().getTime()) return undefined
    this.#growths.delete(id)
    const quote = (await findOverdue(this.#panel.world, member))?.quote
    if (!quote) return undefined
    this.figures.grown++
    return quote.lines.total === growth.amount && quote.months === growth.months
      ? undefined
      : `told it would owe ${growth.amount}, and owes ${quote.lines.total} for ${quote.months} months`
  }
}
