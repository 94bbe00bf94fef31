import * as v from 'valibot'
import { heardBefore, noteHeard } from '../../records/publishing/hook-calls.ts'
import { queueRun } from '../../records/publishing/publish-runs.ts'
import type { World } from '../../services/world.ts'

/** What a caller may say beside its signature; a body of any other form counts as none. */
const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)) })
)

/** Asks for a run on a call from outside. The same call again, as a sender makes it that heard no answer, asks for no other. */
export async function hearHook(
  { clock, contentRevision, db }: World,
  { body, webhook_id }: { body: string; webhook_id: string }
): Promise<number> {
  const now = clock()
  const said = v.safeParse(Body, body)
  const reason = said.success ? said.output.reason : 'asked for from outside'
  const heard = await db.transaction().execute(async (tx) => {
    const before = await heardBefore(tx, webhook_id)
    if (before !== undefined) return before
    const run_id = await queueRun(tx, { asked_by: 'webhook', reason, now })
    if (await noteHeard(tx, { webhook_id, run_id, received: now })) return run_id
    return (await heardBefore(tx, webhook_id)) ?? run_id
  })
  contentRevision.now++
  return heard
}
