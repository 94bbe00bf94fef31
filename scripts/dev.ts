// Site and panel with hot reload: Astro on PORT proxies /api to the panel on the next port. Two processes, so that a
// change in the panel restarts only the panel and leaves the pages in the browser alone.
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { readSettings } from '#panel/config/config.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { buildAgentSites } from './site/agent-sites.ts'
import { readArguments } from './site/arguments.ts'
import { runMain } from './site/main.ts'
import { refuseTakenPort } from './site/ports.ts'
import { step } from './site/progress.ts'
import { fetchOverHttp } from '#publish/snapshot/panel-client.ts'
import { takeSnapshot } from '#publish/snapshot/take-snapshot.ts'

const root = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 60_000

readArguments({
  name: 'npm run dev',
  about: 'Serves the site and the panel with hot reload, for working on the code.',
  examples: ['npm run dev']
})

await runMain(async (onEnd) => {
  const settings = readSettings(process.env)
  const panelPort = settings.port + 1
  await refuseTakenPort(settings.port)
  await refuseTakenPort(panelPort)

  const origin = `http://localhost:${panelPort}`
  const env = { ...process.env, SITE_URL: settings.siteUrl, ASTRO_TELEMETRY_DISABLED: '1' }

  await step('Agents’ websites built', () => buildAgentSites(root, join(root, 'dist')))
  const panel = run(['--watch', '--watch-preserve-output', 'src/panel/main.ts'], {
    ...env,
    PORT: String(panelPort),
    // Pages are rendered again for each request.
    PUBLISH: 'off',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn'
  })
  onEnd(() => ended(panel))
  await step('Panel ready', () => answering(origin, panel))

  const snapshot = join(settings.dataDir, 'snapshot')
  await step('Content snapshot taken', () => takeSnapshot(fetchOverHttp(`${origin}/api`), snapshot))

  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const site = run([astro, 'dev', '--port', String(settings.port)], {
    ...env,
    PANEL_ORIGIN: origin,
    SNAPSHOT: snapshot
  })
  onEnd(() => ended(site))
  console.log(`Site and panel: ${settings.siteUrl}   Emails: ${origin}/mailbox\n`)
  await new Promise((done) => site.once('close', done))
})

function run(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  }).on('spawn', function (this: ChildProcess) {
    this.stdout?.on('data', (chunk: Buffer) => process.stdout.write(chunk))
  })
}

/** Ctrl-C in a terminal also reaches the child itself; a second signal does no harm. */
function ended(child: ChildProcess): Promise<unknown> | undefined {
  if (child.exitCode !== null || child.signalCode !== null) return undefined
  const closed = new Promise((done) => child.once('close', done))
  child.kill('SIGTERM')
  return closed
}

/** Waits until the panel answers. Ends if it refuses to start, where --watch would wait for a change. */
async function answering(origin: string, panel: ChildProcess): Promise<void> {
  let failed = panel.exitCode !== null
  panel.once('close', () => (failed = true))
  panel.stdout?.on('data', (chunk: Buffer) => (failed ||= chunk.includes('Failed running')))
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    if (failed) throw new StartRefused('The panel did not start; its own words stand above.')
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new StartRefused(`The panel did not answer on ${origin} within a minute.`)
}
