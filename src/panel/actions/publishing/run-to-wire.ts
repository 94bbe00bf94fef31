import type { PublishProgress, PublishRun, PublishSummary } from '#contract/content/publish-run.ts'
import type { RunRow } from '../../records/publishing/publish-runs.ts'

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
