import { boardName } from '#rules/listings/feeds/feed-name.ts'
import { hourOf } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { agentsById } from '../../../records/accounts/agents.ts'
import { agreementsToRemind, markReminded } from '../../../records/listings/feeds/agreements.ts'
import { websiteById } from '../../../records/websites/websites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { World } from '../../../services/world.ts'
import { queueEmail } from '../../emails/queue-email.ts'
import { readerOf } from '../../emails/reader.ts'

/** An agent reads it in the morning, by their own clock. */
const FROM_HOUR = 8

/** Reminds agents by email of agreements on the days that they chose. */
export async function remindOfAgreements({
  clock,
  db
}: Pick<World, 'clock' | 'db'>): Promise<void> {
  const now = clock()
  await inTransaction(db, async (tx) => {
    const told: number[] = []
    // No province is a day ahead of this one.
    const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
    for (const one of await agreementsToRemind(tx, today)) {
      const website = await websiteById(tx, one.website_id)
      const { id: zone } = zoneOf(website?.billing_state)
      const isDue = one.remind_on !== null && now >= hourOf(one.remind_on, FROM_HOUR, zone)
      if (!website || !isDue) continue
      const agent = (await agentsById(tx, [website.agent_id])).get(website.agent_id)
      if (!agent) continue
      told.push(one.agreement_id)
      const { board, kind: agreement, note, turn, turn_since } = one
      await queueEmail(tx, now, {
        kind: 'agreement-due',
        ...readerOf(agent),
        board: boardName(board, agent.language),
        agreement,
        turn: turn === 'signed' ? 'you' : turn,
        since: turn_since.toISOString(),
        note,
        province: website.billing_state
      })
    }
    await markReminded(tx, told)
  })
}
