import * as v from 'valibot'
import { PublishProgress, PublishSummary } from '#contract/content/publish-run.ts'

/** A publisher that says nothing for so long hangs. */
const SILENCE_MS = 10 * 60_000
const WARNINGS_MAX = 20

const warnings = v.optional(v.array(v.string()), [])
const Said = v.object({
  ...PublishProgress.entries,
  warnings,
  /** Of a failure: whether the next run would fail the same way. */
  permanent: v.optional(v.boolean(), false)
})
/** The last step says at once what was done. */
const Done = v.object({
  ...PublishSummary.entries,
  gone: v.optional(v.array(v.string()), []),
  replaced: v.optional(v.nullable(v.string()), null),
  warnings
})

/** What a publisher has said so far. */
export class Steps {
  last: PublishProgress | undefined
  summary: PublishSummary | undefined
  fresh = false
  #heardAt = performance.now()
  /** Whether it failed in a way that trying again does not change. */
  isPermanent = false
  #warnings: string[] = []

  /** What is no step is passed over: a newer publisher may say more. */
  take(said: unknown): void {
    const step = v.safeParse(Said, said)
    if (!step.success) return
    const { permanent, warnings, ...progress } = step.output
    this.isPermanent = permanent
    this.#warnings = [...this.#warnings, ...warnings].slice(0, WARNINGS_MAX)
    this.last = progress
    this.fresh = true
    this.#heardAt = performance.now()
    if (progress.step !== 'done') return
    const done = v.safeParse(Done, said)
    if (done.success) this.summary = { ...done.output, warnings: this.#warnings }
  }

  isSilent(): boolean {
    return performance.now() - this.#heardAt > SILENCE_MS
  }

  failure(): string | undefined {
    return this.last?.step === 'failed' ? this.last.message : undefined
  }
}
