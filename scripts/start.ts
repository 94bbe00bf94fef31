// The one command for a fresh machine: opens the database, takes the content snapshot, builds what has changed, and
// serves site and panel from one origin.
import { resolve } from 'node:path'
import { DEMO_LOGIN, demoWebsite, demoWebsiteUrl } from '#panel/actions/accounts/seed-demo-agent.ts'
import { startSampleFeed } from '#panel/actions/listings/feeds/sample-feed.ts'
import { readSettings } from '#panel/config/config.ts'
import { quietInTerminal } from '#panel/config/quiet-terminal.ts'
import { endOnFault } from '#panel/service/end-on-fault.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import type { Settings } from '#panel/config/settings.ts'
import { openSiteBuild } from '#panel/hosting/site-build.ts'
import { SAMPLE_ACCOUNT } from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import { startService } from '#panel/service/start-service.ts'
import { inProcessPanel } from '#panel/service/in-process-panel.ts'
import { type Published, publishSite } from '#publish/publish-site.ts'
import { formatProblem } from '#publish/reporter.ts'
import { buildAgentSites } from './site/agent-sites.ts'
import { readArguments } from './site/arguments.ts'
import { runMain } from './site/main.ts'
import { refuseTakenPort } from './site/ports.ts'
import { step } from './site/progress.ts'

const root = resolve(import.meta.dirname, '..')
const { values } = readArguments({
  name: 'npm start',
  about: 'Builds what has changed, and serves the site and the panel from one address.',
  options: { dist: { value: 'FOLDER', about: 'Where the built site is kept; dist by default.' } },
  examples: ['npm start']
})

await runMain(async (onEnd, endAll) => {
  const settings = readSettings(quietInTerminal(process.env))
  await refuseTakenPort(settings.port)

  const world = await step('Database ready', () => openWorld(settings))
  onEnd(world.close)

  const store = resolve(root, values.dist ?? 'dist')
  const publish = async (): Promise<Published> => {
    const published = await publishSite({
      root,
      store,
      env: { ...process.env, SITE_URL: settings.siteUrl },
      fetchPanel: inProcessPanel(world),
      report: (_, { warnings = [] }) => warnings.forEach((warning) => console.warn(`  ${warning}`)),
      leaveRollback: true
    })
    for (const problem of published.problems) console.warn(`  ${formatProblem(problem)}`)
    return published
  }
  const slow = { words: 'Building the site…', afterMs: 500 }
  await step(
    ({ state }) => (state === 'published' ? 'Site built' : 'Site is up to date'),
    publish,
    slow
  )

  await step(
    (isNew) => (isNew ? 'Agents’ websites built' : 'Agents’ websites are up to date'),
    () => buildAgentSites(root, store)
  )

  const sites = await openSiteBuild(resolve(store, 'agent-sites'))
  const demo = settings.production ? undefined : await demoWebsite(world)
  if (demo) {
    const pictures = (name: string) => sites?.renderer.drawing(`${name}.svg`)
    onEnd((await startSampleFeed(world, { pictures, website_id: demo.website_id })).close)
  }

  const service = await startService(world, {
    sites,
    port: settings.port,
    siteDir: store,
    publish: settings.publish
      ? [process.execPath, resolve(root, 'scripts/publish.ts'), '--to', store]
      : undefined
  })
  onEnd(service.close)
  endOnFault(world.log, endAll)
  const demoUrl = settings.production ? undefined : await demoWebsiteUrl(world)
  console.log(greeting(settings, world.email.kind === 'outbox', demoUrl))
})

function greeting(settings: Settings, hasMailbox: boolean, demoUrl?: string): string {
  const lines = [`${settings.productName} is ready: ${settings.siteUrl}`]
  if (!settings.production) {
    if (demoUrl !== undefined) lines.push(`  The demo agent’s website: ${demoUrl}`)
    lines.push(
      `  CREA’s feed is invented: its client ID is ${SAMPLE_ACCOUNT.clientId}, its secret ${SAMPLE_ACCOUNT.secret}`
    )
    lines.push(`  Log in as ${DEMO_LOGIN.email} with the password ${DEMO_LOGIN.password}`)
  }
  if (hasMailbox) lines.push(`  Emails are not sent; read them at ${settings.siteUrl}/mailbox`)
  if (settings.cards.kind === 'sandbox') {
    lines.push('  Cards are in test mode: 4242 4242 4242 4242 pays, no money moves')
  }
  return `\n${lines.join('\n')}\n`
}
