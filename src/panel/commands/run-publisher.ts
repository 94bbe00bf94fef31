import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { startPublishing } from '../jobs/publishing.ts'
import { openWorld } from '../actions/open-world.ts'
import { commandPublisher } from '../services/publishing/publisher.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

export const publisherCommand = {
  name: 'npm run panel -- publisher',
  about: 'Publishes for panels with PUBLISH=off on the same PostgreSQL, until it is stopped.',
  options: {
    to: { value: 'FOLDER', about: 'The site’s folder; dist by default.' },
    caddy: { value: 'FILE', about: 'Writes Caddy’s rules for each release to this file.' }
  },
  examples: ['npm run panel -- publisher --to /srv/maplekey/site']
} satisfies Command

/**
 * Processes publish runs for panels on the same database that have PUBLISH=off, until stopped.
 */
export async function runPublisher(
  settings: Settings,
  args: string[],
  stopped: Promise<unknown> = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
): Promise<void> {
  const { values } = readCommandLine(publisherCommand, args)
  if (settings.databaseUrl === undefined) {
    throw new StartRefused(
      'This command needs DATABASE_URL; with the embedded database, the service publishes the site itself.'
    )
  }
  const caddy = values.caddy === undefined ? [] : ['--caddy', resolve(values.caddy)]
  const publisher = commandPublisher(
    [
      process.execPath,
      resolve('scripts/publish.ts'),
      '--json',
      '--to',
      resolve(values.to ?? 'dist'),
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
