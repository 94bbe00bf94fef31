import type { PublishProgress, PublishRun, PublishSummary } from '#contract/content/publish-run.ts'
import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { runBy, type RunRow } from '../../records/publishing/publish-runs.ts'
import { Refused } from '../../services/refused.ts'
import type { Db } from '../../services/world.ts'

/** @throws Refused if the run doesn't exist. */
export async function readRun(db: Db, run_id: number): Promise<PublishRun> {
  const run = await runBy(db, run_id)
  if (run) return runToWire(run)
  throw new Refused(
    messageFrom(contentRefusals, (t) => t.noSuchRun),
    404
  )
}

/** A run, as the contract describes it. */
export function runToWire(run: RunRow): PublishRun {
  return {
    run_id: run.run_id,
    state: run.state,
    asked_by: run.asked_by,
    reason: run.reason,
    progress: run.progress as PublishProgress | null,
    summary: run.summary as PublishSummary | null,
    created: run.created.toISOString(),
    started: run.started?.toISOString() ?? null,
    ended: run.ended?.toISOString() ?? null
  }
}
