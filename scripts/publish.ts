// Publishes the panel's content, lists releases and rolls back.
import { renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command, CommandGroup } from '#panel/commands/command.ts'
import { findCommand, type Values } from '#panel/commands/command-line.ts'
import { readSettings } from '#panel/config/config.ts'
import type { Settings } from '#panel/config/settings.ts'
import { findPanel } from '#panel/service/find-panel.ts'
import { fetchOverHttp } from '#publish/snapshot/panel-client.ts'
import { publishSite } from '#publish/publish-site.ts'
import { listReleases, rollBack } from '#publish/releases.ts'
import type { SiteStore } from '#publish/site-store.ts'
import { createReporter } from '#publish/reporter.ts'
import { orEnd, readArguments } from './site/arguments.ts'
import { runMain } from './site/main.ts'

const root = resolve(import.meta.dirname, '..')
const STORE = {
  json: { about: 'Prints a line of JSON for each step.' },
  to: { value: 'FOLDER', about: 'The site’s folder; dist by default.' }
} as const
const SHOW = {
  ...STORE,
  caddy: {
    value: 'FILE',
    about: 'Writes Caddy’s rules for the release; reload Caddy to apply them.'
  }
} as const

const PUBLISH = {
  name: 'npm run publish',
  about: 'Publishes the panel’s content, rendering only what changed.',
  options: {
    'allow-shrinking': { about: 'Publishes even if most posts have disappeared.' },
    'dry-run': { about: 'Shows what would change, without publishing it.' },
    panel: { value: 'ADDRESS', about: 'Fetches the content from this panel over HTTP.' },
    ...SHOW
  },
  examples: ['npm run publish', 'npm run publish -- --dry-run']
} satisfies Command
const ROLLBACK = {
  name: 'npm run publish -- rollback',
  about: 'Rolls back to the previous release, or to a named one.',
  arguments: [{ name: 'RELEASE', about: 'A name from npm run publish -- list.', isOptional: true }],
  options: SHOW,
  examples: ['npm run publish -- rollback']
} satisfies Command
const LIST = {
  name: 'npm run publish -- list',
  about: 'Lists the releases that can be rolled back to.',
  options: STORE,
  examples: ['npm run publish -- list']
} satisfies Command
const COMMANDS = {
  name: PUBLISH.name,
  about: PUBLISH.about,
  itself: PUBLISH,
  commands: { rollback: { command: ROLLBACK }, list: { command: LIST } }
} satisfies CommandGroup

const { name: command, rest } = orEnd(() => findCommand(COMMANDS, process.argv.slice(2)))
const { positionals, values }: { positionals: string[]; values: Values<typeof PUBLISH.options> } =
  readArguments(command === undefined ? PUBLISH : COMMANDS.commands[command].command, rest)
const store = resolve(root, values.to ?? 'dist')
const reporter = createReporter(values.json ?? false)

await runMain(async (onEnd) => {
  try {
    if (command === undefined) await publish(onEnd)
    else if (command === 'rollback') await rollBackRelease()
    else reporter.list(listReleases(store))
  } catch (error) {
    reporter.failed(error)
    throw error
  }
  process.exit(0)
})

async function publish(onEnd: (close: () => unknown) => void): Promise<void> {
  const started = performance.now()
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  const panel = await findPanel(settings, values.panel)
  onEnd(panel.close)
  const published = await publishSite({
    root,
    store,
    env: { ...process.env, SITE_URL: panel.siteUrl },
    fetchPanel: panel.kind === 'service' ? fetchOverHttp(`${panel.origin}/api`) : panel.ask,
    report: reporter.progress,
    allowShrinking: values['allow-shrinking'],
    dryRun: values['dry-run'],
    onLive: (site) => deploy(site, settings)
  })
  await panel.close()
  reporter.done(published, Math.round(performance.now() - started))
}

async function rollBackRelease(): Promise<void> {
  const settings = readSettings(process.env)
  reporter.rolledBack(await rollBack(store, positionals[0], (site) => deploy(site, settings)))
}

async function deploy(site: SiteStore, settings: Settings): Promise<void> {
  await upload(site, settings)
  if (values.caddy !== undefined) await writeCaddy(resolve(root, values.caddy), settings)
}

/** Uploads the live release to the bucket, if one is configured. */
async function upload(site: SiteStore, { publishBucket }: Settings): Promise<void> {
  if (publishBucket === undefined) return
  const release = site.read(site.current())
  if (release === undefined) return
  const { uploadRelease } = await import('#publish/s3/upload-release.ts')
  const started = performance.now()
  const { put, removed } = await uploadRelease({
    settings: publishBucket,
    release,
    folder: site.folderOf(release.name),
    assets: site.assets,
    progress: (done, total) => reporter.progress('upload', { done, total })
  })
  const ms = Math.round(performance.now() - started)
  reporter.progress('upload', { ms, message: `Uploaded ${put} objects, removed ${removed}` })
}

async function writeCaddy(file: string, settings: Settings): Promise<void> {
  const { caddySite } = await import('./deploy/caddy-site.ts')
  writeFileSync(`${file}.part`, caddySite(store, settings))
  renameSync(`${file}.part`, file)
}
