// Brings the panel's content to the shown site, as quickly as what changed allows, and back again.
//   npm run publish                          snapshot, what changed, checks, a new release, the switch
//   npm run publish -- --dry-run             what would change; nothing does
//   npm run publish -- rollback [<release>]  the release before, or that one, is shown again
//   npm run publish -- list                  the releases that are kept
//   --to <folder>        the site's folder, dist unless it is named
//   --panel <origin>     asks that panel over HTTP; else the running service, or the database itself
//   --caddy <file>       writes what Caddy has to know of the release; reload Caddy to show it
//   --allow-shrinking    even where most posts are gone
//   --json               a line of JSON for each step
import { renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSettings } from '#panel/config/config.ts'
import type { Settings } from '#panel/config/settings.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { findPanel } from '#panel/service/find-panel.ts'
import { askOverHttp } from '#publish/snapshot/ask-panel.ts'
import { publishSite } from '#publish/publish-site.ts'
import { listReleases, rollBack } from '#publish/releases.ts'
import type { SiteStore } from '#publish/site-store.ts'
import { speak } from '#publish/speak.ts'
import { readArguments } from './site/arguments.ts'
import { runMain } from './site/main.ts'

const root = resolve(import.meta.dirname, '..')
const { positionals, values } = readArguments({
  allowPositionals: true,
  options: {
    'allow-shrinking': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    caddy: { type: 'string' },
    json: { type: 'boolean', default: false },
    panel: { type: 'string' },
    to: { type: 'string', default: 'dist' }
  }
})
const [command, name, ...more] = positionals
const store = resolve(root, values.to)
const mouth = speak(values.json)

await runMain(async (onEnd) => {
  try {
    if (more.length > 0) {
      const unknown = more.length === 1 ? 'Unknown argument' : 'Unknown arguments'
      throw new StartRefused(`${unknown}: ${more.join(' ')}`)
    }
    if (command === undefined) await publish(onEnd)
    else if (command === 'rollback') await goBack()
    else if (command === 'list' && name === undefined) mouth.list(listReleases(store))
    else
      throw new StartRefused(
        `There is no command ${positionals.join(' ')}; say rollback, list or nothing.`
      )
  } catch (error) {
    mouth.failed(error)
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
    ask: panel.kind === 'service' ? askOverHttp(`${panel.origin}/api`) : panel.ask,
    tell: mouth.tell,
    allowShrinking: values['allow-shrinking'],
    dryRun: values['dry-run'],
    shown: (site) => tellOthers(site, settings)
  })
  await panel.close()
  mouth.done(published, Math.round(performance.now() - started))
}

async function goBack(): Promise<void> {
  const settings = readSettings(process.env)
  mouth.rolledBack(await rollBack(store, name, (site) => tellOthers(site, settings)))
}

async function tellOthers(site: SiteStore, settings: Settings): Promise<void> {
  await upload(site, settings)
  if (values.caddy !== undefined) await writeCaddy(resolve(root, values.caddy), settings)
}

/** What is shown here is shown by the bucket, too, where there is one. */
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
    progress: (done, total) => mouth.tell('upload', { done, total })
  })
  const ms = Math.round(performance.now() - started)
  mouth.tell('upload', { ms, message: `Uploaded ${put} objects, removed ${removed}` })
}

async function writeCaddy(file: string, settings: Settings): Promise<void> {
  const { caddySite } = await import('./deploy/caddy-site.ts')
  writeFileSync(`${file}.part`, caddySite(store, settings))
  renameSync(`${file}.part`, file)
}
