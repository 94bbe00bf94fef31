import * as v from 'valibot'
import { runOfCall, saveCall } from '../../records/publishing/hook-calls.ts'
import { queueRun } from '../../records/publishing/publish-runs.ts'
import type { World } from '../../services/world.ts'

/** The optional body; any other body is ignored. */
const Body = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)) })
)

/** Queues a run. A repeated call, such as a sender's retry, gets the same run. */
export async function handlePublishHook(
  { clock, contentRevision, db }: World,
  { body, webhook_id }: { body: string; webhook_id: string }
): Promise<number> {
  const now = clock()
  const parsed = v.safeParse(Body, body)
  const reason = parsed.success ? parsed.output.reason : 'requested by webhook'
  const run = await db.transaction().execute(async (tx) => {
    const known = await runOfCall(tx, webhook_id)
    if (known !== undefined) return known
    const run_id = await queueRun(tx, { asked_by: 'webhook', reason, now })
    if (await saveCall(tx, { webhook_id, run_id, received: now })) return run_id
    return (await runOfCall(tx, webhook_id)) ?? run_id
  })
  contentRevision.now++
  return run
}
