import { processRuns } from '../actions/publishing/process-runs.ts'
import type { Publisher } from '../services/publishing/publisher.ts'
import type { World } from '../services/world.ts'
import { repeat } from './repeat.ts'

/** How often runs queued by other processes are looked for. */
const POLL_MS = 1000
/** Runs queued by this process start at once, without polling the database. */
const TICK_MS = 50

/**
 * Processes publish runs until stopped. Separate from the job queue, which must not wait for a build.
 * Stopping aborts the current run, which can restart at any time.
 */
export function startPublishing(world: World, publisher: Publisher): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let revision = -1
  let polledAt = 0
  const round = repeat(world, TICK_MS, async () => {
    const { now } = world.contentRevision
    if (now === revision && performance.now() - polledAt < POLL_MS) return
    revision = now
    polledAt = performance.now()
    await processRuns(world, publisher, stopping.signal)
  })
  return {
    stop() {
      stopping.abort(new Error('the service is stopping'))
      return round.stop()
    }
  }
}
