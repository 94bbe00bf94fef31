import { drivePublishing } from '../actions/publishing/drive-run.ts'
import type { Publisher } from '../services/publisher.ts'
import type { World } from '../services/world.ts'
import { repeat } from './repeat.ts'

/** An editor waits for it, looking. */
const LOOK_MS = 250

/**
 * Does the publish runs that are asked for, until it is stopped. It stands apart from the jobs: none of them waits for as
 * long as a site takes. A run can be begun anew at any moment, so whoever stops it waits for no end.
 */
export function startPublishing(world: World, publisher: Publisher): { stop: () => Promise<void> } {
  const leaving = new AbortController()
  const round = repeat(world, LOOK_MS, () => drivePublishing(world, publisher, leaving.signal))
  return {
    stop() {
      leaving.abort(new Error('the service ends'))
      return round.stop()
    }
  }
}
