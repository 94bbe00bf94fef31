import { addDays } from '#rules/time/calendar.ts'
import { workOnce } from '../jobs/worker.ts'
import { openWorld } from '../actions/open-world.ts'
import type { Command } from './command.ts'
import { readCommandLine, UsageError } from './command-line.ts'
import { parseMoment, formatMoment } from './moment-argument.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

export const workCommand = {
  name: 'npm run panel -- work',
  about:
    'Charges, reminds and emails whatever is due, once, and stops. With the embedded database, stop the service first.',
  options: {
    at: {
      value: 'DATE',
      about:
        'Works as of the end of that day, or of a time. Later dates need test cards. The dashboard and the report still go by today’s date: a debt from a later date shows once that date has come.'
    },
    from: { value: 'DATE', about: 'Works day by day, from that day up to --at or today.' }
  },
  examples: ['npm run panel -- work', 'npm run panel -- work --from 2027-01-01 --at 2027-01-31']
} satisfies Command

/** Runs once what is due at a date, or day by day up to it, as the worker would have. */
export async function runWork(settings: Settings, args: string[]): Promise<void> {
  const { values } = readCommandLine(workCommand, args)
  const at = parseMoment('at', values.at) ?? new Date()
  const from = parseMoment('from', values.from) ?? at
  if (from > at) {
    throw new UsageError(
      values.at === undefined
        ? '--from is in the future; set --at to a later date.'
        : '--from is later than --at.'
    )
  }
  if (settings.cards.kind !== 'sandbox' && at.getTime() > Date.now()) {
    throw new StartRefused(
      'A future date is allowed in test mode only, since real cards would be charged today.'
    )
  }

  let now = from
  const world = await openWorld(settings, () => now)
  try {
    for (;;) {
      if (values.from !== undefined) process.stdout.write(`${formatMoment(now)}\n`)
      await workOnce(world)
      if (now >= at) break
      const tomorrow = addDays(now, 1)
      now = tomorrow < at ? tomorrow : at
    }
    process.stdout.write(`Done as of ${formatMoment(now)}.\n`)
  } finally {
    await world.close()
  }
}
