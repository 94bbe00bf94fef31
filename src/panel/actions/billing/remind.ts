import { EXPIRY_REMINDER_DAYS, expiryReminder } from '#rules/money/card-expiry.ts'
import { durationMessages } from '#messages/durations.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import { REMINDED_DURATIONS, remindUntil } from '#rules/plan/reminder.ts'
import { nextTerms } from '#rules/plan/terms.ts'
import { agentsById } from '../../records/accounts/agents.ts'
import {
  anyCardExpiring,
  expiringCards,
  saveExpiryReminders
} from '../../records/billing/card-reminders.ts'
import { savePlans } from '../../records/billing/plans-due.ts'
import type { World } from '../../services/world.ts'
import { queueEmails } from '../emails/queue-email.ts'
import { readerOf } from '../emails/reader.ts'
import { queueOwnerEmails } from './billing-emails.ts'
import { announce, loadChargesAhead, writeCard } from './charges-ahead.ts'
import { forDueWebsites } from './for-due-websites.ts'
import { tellPrices } from './tell-prices.ts'

/** Queues every email that agents get ahead of time. */
export async function remindAgents(world: World): Promise<void> {
  await tellPrices(world)
  await remindOfPayments(world)
  await remindOfCards(world)
}

/** A week before a trial's first charge, and before a renewal of several months. */
async function remindOfPayments(world: World): Promise<void> {
  const now = world.clock()
  await forDueWebsites(
    world,
    (website) =>
      website.and([
        website('charge_at', '>', now),
        website('charge_at', '<=', remindUntil(now)),
        website('overdue_since', 'is', null),
        website.or([
          website('isTrial', '=', true),
          website(website.fn.coalesce('next_duration', 'duration'), 'in', REMINDED_DURATIONS)
        ]),
        website('reminded_for', 'is distinct from', website.ref('plan_end_date'))
      ]),
    async (tx, websites) => {
      const ahead = await loadChargesAhead(tx, websites, { cardKind: world.cards.kind, now })
      const items = websites.map((website) => ({ website }))
      await queueOwnerEmails(tx, now, items, ({ website }, email) => {
        const { charge } = announce(website, ahead, email.language)
        const { duration } = nextTerms(website)
        return charge
          ? {
              kind: charge.isTrial ? 'trial-ending' : 'renewal-coming',
              ...email,
              plan: durationMessages[email.language].plan(website.plan_name, duration),
              charge
            }
          : undefined
      })
      await savePlans(
        tx,
        websites.map((website) => ({ ...website, reminded_for: website.plan_end_date }))
      )
    }
  )
}

/** Before the primary card expires. */
async function remindOfCards(world: World): Promise<void> {
  const now = world.clock()
  if (!(await anyCardExpiring(world.db, now))) return
  await world.db.transaction().execute(async (tx) => {
    const due = (await expiringCards(tx, now)).flatMap((card) => {
      const days = expiryReminder(card, now)
      const told = card.told_expiry ?? EXPIRY_REMINDER_DAYS[0] + 1
      return days !== undefined && days < told ? { card, days } : []
    })
    const agents = await agentsById(
      tx,
      due.map(({ card }) => card.agent_id)
    )
    await saveExpiryReminders(tx, due)
    const emails = due.flatMap(({ card }) => {
      const agent = agents.get(card.agent_id)
      if (!agent) return []
      const reader = readerOf(agent)
      const { language } = reader
      const expiry = emailFormats[language].month(monthOf(card))
      return {
        kind: 'card-expiring' as const,
        ...reader,
        card: writeCard(card, language),
        expiry
      }
    })
    await queueEmails(tx, now, emails)
  })
}

/** 'YYYY-MM'. */
function monthOf({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string {
  return `${exp_year}-${String(exp_month).padStart(2, '0')}`
}
