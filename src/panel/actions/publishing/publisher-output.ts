import * as v from 'valibot'
import { PublishProgress, PublishSummary } from '#contract/content/publish-run.ts'

/** A publisher without output for this long counts as hanging. */
const SILENCE_MS = 10 * 60_000
const WARNINGS_MAX = 20

const warnings = v.optional(v.array(v.string()), [])
const Step = v.object({
  ...PublishProgress.entries,
  warnings,
  /** For a failure: whether the next run would fail the same way. */
  permanent: v.optional(v.boolean(), false)
})
/** The last step includes the summary. */
const Done = v.object({
  ...PublishSummary.entries,
  gone: v.optional(v.array(v.string()), []),
  replaced: v.optional(v.nullable(v.string()), null),
  warnings
})

/** A publisher's output so far. */
export class PublisherOutput {
  last: PublishProgress | undefined
  summary: PublishSummary | undefined
  fresh = false
  #receivedAt = performance.now()
  /** Whether it failed in a way that a retry can't fix. */
  isPermanent = false
  #warnings: string[] = []

  /** Ignores unknown lines, which a newer publisher may print. */
  receive(line: unknown): void {
    const step = v.safeParse(Step, line)
    if (!step.success) return
    const { permanent, warnings, ...progress } = step.output
    this.isPermanent = permanent
    this.#warnings = [...this.#warnings, ...warnings].slice(0, WARNINGS_MAX)
    this.last = progress
    this.fresh = true
    this.#receivedAt = performance.now()
    if (progress.step !== 'done') return
    const done = v.safeParse(Done, line)
    if (done.success) this.summary = { ...done.output, warnings: this.#warnings }
  }

  isHanging(): boolean {
    return performance.now() - this.#receivedAt > SILENCE_MS
  }

  failure(): string | undefined {
    return this.last?.step === 'failed' ? this.last.message : undefined
  }
}
