import { drivePublishing } from '../actions/publishing/process-run.ts'
import type { Publisher } from '../services/publishing/publisher.ts'
import type { World } from '../services/world.ts'
import { repeat } from './repeat.ts'

/** What another process asks for is found this soon. */
const LOOK_MS = 1000
/** What this one asks for is begun at once: an editor waits for it, looking. Nothing is asked of the database for it. */
const BEAT_MS = 50

/**
 * Does the publish runs that are asked for, until it is stopped. It stands apart from the jobs: none of them waits for as
 * long as a site takes. A run can be begun anew at any moment, so whoever stops it waits for no end.
 */
export function startPublishing(world: World, publisher: Publisher): { stop: () => Promise<void> } {
  const leaving = new AbortController()
  let revision = -1
  let lookedAt = 0
  const round = repeat(world, BEAT_MS, async () => {
    const { now } = world.contentRevision
    if (now === revision && performance.now() - lookedAt < LOOK_MS) return
    revision = now
    lookedAt = performance.now()
    await drivePublishing(world, publisher, leaving.signal)
  })
  return {
    stop() {
      leaving.abort(new Error('the service ends'))
      return round.stop()
    }
  }
}
