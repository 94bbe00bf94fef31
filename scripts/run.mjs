// Starts every npm script. Runs on npm's own Node: installs the lockfile's packages, finds the pinned Node among
// them, and runs scripts/<name>.ts with it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRIES = {
  check: 'scripts/check.ts',
  content: 'src/panel/main.ts content',
  dev: 'scripts/dev.ts',
  journeys: 'scripts/journeys.ts',
  panel: 'scripts/panel.ts',
  proofs: 'scripts/proofs.ts',
  publish: 'scripts/publish.ts',
  start: 'scripts/start.ts',
  test: 'scripts/test.ts'
}
/** Tests and checks must not depend on the owner's .env file. */
const READS_ENV_FILE = ['content', 'dev', 'panel', 'publish', 'start']
const SERVES = ['start', 'panel']
/** The exit code of a service that ended on an uncaught error; see src/panel/service/end-on-fault.ts. */
const FAULT_EXIT = 70
/** A service that fails sooner would only fail again. */
const LIVED_MS = 10_000
/** Runs TypeScript without a build step, and has every API that the service uses. */
const NODE_MIN = [22, 18]

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(ENTRIES, name)) {
  refuse(`Usage: node scripts/run.mjs COMMAND, which is one of ${Object.keys(ENTRIES).join(', ')}.`)
}

await install()
run(pinnedNode() ?? ownNode())

/** Installs the lockfile's packages. The stamp identifies the lockfile that was installed. */
async function install() {
  const lockfile = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules/.maplekey-installed')
  const lock = readFileSync(lockfile)
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  if (!isInstalled(JSON.parse(lock.toString()))) {
    const started = Date.now()
    console.log('Installing packages from the lockfile (once, about half a minute)…')
    const { code, said } = await npmCi()
    if (code !== 0) {
      console.error(said.trim().split('\n').slice(-12).join('\n'))
      refuse(
        'The packages could not be installed; see npm’s words above, then run the same command again.'
      )
    }
    console.log(`Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  try {
    writeFileSync(stamp, wanted)
  } catch {
    refuse(
      `The folder ${join(root, 'node_modules')} can't be written to; give this user the right to.`
    )
  }
}

/** Whether every package has the lockfile's version, as after a manual `npm ci`. */
function isInstalled(lock) {
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const there = JSON.parse(readFileSync(hidden, 'utf8')).packages ?? {}
  return Object.entries(lock.packages).every(([path, { optional, version }]) => {
    if (path === '') return true
    return there[path] ? there[path].version === version : Boolean(optional)
  })
}

/** Runs npm ci, and returns its exit code and output. */
function npmCi() {
  const npm = process.env.npm_execpath
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  // npm reads NODE_ENV as a setting, which is meant for the service.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => key !== 'NODE_ENV'))
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...options], { cwd: root, env })
    : spawn('npm', options, { cwd: root, env, shell: process.platform === 'win32' })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, said: error.message }))
    child.on('close', (code) => resolve({ code, said }))
  })
}

/** The lockfile's Node, if there is one that runs on this machine. */
function pinnedNode() {
  const node = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (!existsSync(node)) return undefined
  return spawnSync(node, ['--version']).status === 0 ? node : undefined
}

function ownNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1]))
    return process.execPath
  refuse(
    `Maplekey needs Node ${NODE_MIN.join('.')} or newer on this machine, and this is ${process.versions.node}; install a newer one from https://nodejs.org and run the same command again.`
  )
}

function run(node) {
  const flags = ['--disable-warning=ExperimentalWarning']
  // With the default limits of the heap, a busy service needs some hundred megabytes more.
  if (SERVES.includes(name)) flags.push('--max-semi-space-size=8', '--max-old-space-size=512')
  if (READS_ENV_FILE.includes(name) && existsSync(join(root, '.env'))) flags.push('--env-file=.env')
  const path = [join(node, '..'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const started = performance.now()
  // The IPC channel tells the child when this process dies, however it does.
  const child = spawn(node, [...flags, ...ENTRIES[name].split(' '), ...args], {
    cwd: root,
    // Caches compiled code between runs, which makes a start a quarter faster.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc']
  })
  child.on('error', (error) => refuse(`Node could not be started: ${error.message}`))
  // The child decides how to end. Ctrl-C in a terminal also reaches it; a second signal does no harm.
  const passOn = (signal) => child.kill(signal)
  const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of SIGNALS) process.on(signal, passOn)
  // npm's shell doesn't forward signals, so its death ends the child too.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
  child.on('close', (code, signal) => {
    if (code === FAULT_EXIT && SERVES.includes(name) && performance.now() - started > LIVED_MS) {
      for (const each of SIGNALS) process.off(each, passOn)
      clearInterval(watch)
      return run(node)
    }
    if (signal) process.kill(process.pid, signal)
    process.exit(code ?? 1)
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
