import { issueCode } from '#panel/records/accounts/one-time-codes.ts'
import type { TestPanel } from './panel.ts'

/** The code of the last test lead's link. Nobody serves a panel's websites, so their forms can't send it. */
export async function testLeadCode(panel: TestPanel): Promise<string> {
  const { db } = panel.world
  const { payload } = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'check-form')
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { website_id } = payload as { website_id: number }
  const { agent_id } = await db
    .selectFrom('websites')
    .select('agent_id')
    .where('website_id', '=', website_id)
    .executeTakeFirstOrThrow()
  return issueCode(db, { agent_id, purpose: 'lead', now: panel.now() })
}
