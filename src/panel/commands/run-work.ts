import { parseArgs } from 'node:util'
import { addDays } from '#rules/time/calendar.ts'
import { workOnce } from '../jobs/worker.ts'
import { openWorld } from '../actions/open-world.ts'
import { readMoment, writeMoment } from './read-moment.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Does what is due as of a date, or day by day up to it, and ends: what the worker would have done by itself. */
export async function runWork(settings: Settings, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { at: { type: 'string' }, from: { type: 'string' } }
  })
  const at = readMoment('at', values.at) ?? new Date()
  const from = readMoment('from', values.from) ?? at
  if (from > at) {
    throw new StartRefused(
      values.at === undefined
        ? '--from is later than now, where the work ends unless --at names a later date.'
        : '--from is later than --at.'
    )
  }
  if (settings.cards.kind !== 'sandbox' && at.getTime() > Date.now()) {
    throw new StartRefused(
      'A date to come is worked through in test mode only: real cards pay today.'
    )
  }

  let now = from
  const world = await openWorld(settings, () => now)
  try {
    for (;;) {
      if (values.from !== undefined) process.stdout.write(`${writeMoment(now)}\n`)
      await workOnce(world)
      if (now >= at) break
      const tomorrow = addDays(now, 1)
      now = tomorrow < at ? tomorrow : at
    }
    process.stdout.write(`Done as of ${writeMoment(now)}.\n`)
  } finally {
    await world.close()
  }
}
