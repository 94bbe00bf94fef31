// Builds the site from what the database holds and lays it where Caddy serves it: a folder for each release, and one file
// that says which is shown. Nothing changes for visitors until Caddy is told to read that file again.
//   node scripts/deploy/release.ts --to /srv/site
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createPanel } from '../../src/panel/app.ts'
import { readSettings } from '../../src/panel/config.ts'
import { openWorld } from '../../src/panel/open-world.ts'
import { buildSite } from '../site/build.ts'
import { runMain } from '../site/main.ts'
import { step } from '../site/progress.ts'
import { takeSnapshot } from '../site/snapshot.ts'
import { caddySite } from './caddy-site.ts'

/** The one that is shown, the one before it, whose pages are still open somewhere, and one to go back to. */
const KEPT_RELEASES = 3

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { to: { type: 'string', default: '/srv/site' } }
})

await runMain(async () => {
  const settings = readSettings(process.env)
  const target = resolve(values.to)
  const work = join(target, 'work')
  mkdirSync(work, { recursive: true })

  const world = await step('Database ready', () => openWorld(settings))
  const snapshot = join(work, 'snapshot.json')
  const unheard = { ...world, log: world.log.child({}, { level: 'warn' }) }
  await step('Content snapshot taken', () =>
    takeSnapshot(createPanel(unheard), snapshot).finally(world.close)
  )

  // The one folder of the project that a release writes to.
  const dist = join(root, '.astro/released')
  const env = { ...process.env, SITE_URL: settings.siteUrl }
  await step('Site built', () => buildSite({ root, dist, snapshot, env }))

  const releases = join(target, 'releases')
  mkdirSync(releases, { recursive: true })
  const [previous] = newestFirst(releases)
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const siteDir = join(releases, name)
  cpSync(dist, `${siteDir}.part`, { recursive: true, preserveTimestamps: true })
  renameSync(`${siteDir}.part`, siteDir)

  const file = join(target, 'site.caddy')
  writeFileSync(
    `${file}.part`,
    caddySite({ siteDir, settings, previous: previous && join(releases, previous) })
  )
  renameSync(`${file}.part`, file)
  for (const old of newestFirst(releases).slice(KEPT_RELEASES)) {
    rmSync(join(releases, old), { recursive: true, force: true })
  }
  console.log(`Release ${name} is ready; reload Caddy to show it.`)
  process.exit(0)
})

function newestFirst(releases: string): string[] {
  if (!existsSync(releases)) return []
  return readdirSync(releases)
    .filter((name) => !name.endsWith('.part') && statSync(join(releases, name)).isDirectory())
    .sort()
    .reverse()
}
