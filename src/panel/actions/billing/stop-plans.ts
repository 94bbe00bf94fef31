import { savePlans } from '../../records/billing/plans-due.ts'
import type { World } from '../../services/world.ts'
import { queueOwnerEmails } from './billing-emails.ts'
import { announce, loadChargesAhead } from './charges-ahead.ts'
import { findAmountOwed } from './find-amount-owed.ts'
import { forDueWebsites } from './for-due-websites.ts'

/** Takes websites offline: unpaid ones after their grace period, and those whose cancelled plan has ended. */
export async function stopPlans(world: World): Promise<void> {
  const now = world.clock()
  await forDueWebsites(
    world,
    (website) => website.and([website('stop_at', '<=', now)]),
    async (tx, websites) => {
      const stopped = websites.map((website) => ({ ...website, planStop: true, stop_at: null }))
      await savePlans(tx, stopped)
      const items = stopped.map((website) => ({ website }))
      const ahead = await loadChargesAhead(tx, stopped, { cardKind: world.cards.kind, now })
      await queueOwnerEmails(tx, now, items, ({ website }, email) => ({
        kind: 'site-paused',
        ...email,
        ...(website.cancelled_at
          ? { why: 'cancelled', isTrial: website.isTrial }
          : {
              why: 'unpaid',
              owed: findAmountOwed(website, ahead.prices),
              ahead: announce(website, ahead, email.language)
            })
      }))
    }
  )
}
