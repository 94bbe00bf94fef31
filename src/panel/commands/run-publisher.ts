import { once } from 'node:events'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPublishing } from '../jobs/publishing.ts'
import { openWorld } from '../actions/open-world.ts'
import { commandPublisher } from '../services/publishing/publisher.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/**
 * Processes publish runs for panels on the same database that have PUBLISH=off, until stopped.
 */
export async function runPublisher(
  settings: Settings,
  args: string[],
  stopped: Promise<unknown> = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
): Promise<void> {
  if (settings.databaseUrl === undefined) {
    throw new StartRefused(
      'The embedded database has one owner, so its service publishes the site itself.'
    )
  }
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string', default: 'dist' }, caddy: { type: 'string' } }
  })
  const caddy = values.caddy === undefined ? [] : ['--caddy', resolve(values.caddy)]
  const publisher = commandPublisher(
    [
      process.execPath,
      resolve('scripts/publish.ts'),
      '--json',
      '--to',
      resolve(values.to),
      ...caddy
    ],
    { ...process.env, SITE_URL: settings.siteUrl }
  )
  const world = await openWorld(settings)
  const publishing = startPublishing(world, publisher)
  world.log.info('waiting for publish runs')
  await stopped
  await publishing.stop()
  await world.close()
}
