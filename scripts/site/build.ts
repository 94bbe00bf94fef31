// Builds the site into a folder of its own and swaps it in when it is whole, so that a build that fails, or is killed,
// leaves the one before untouched.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartRefused } from '../../src/panel/services/start-refused.ts'
import { compressFolder } from './compress.ts'
import { fingerprint } from './fingerprint.ts'

export type BuildOptions = {
  root: string
  /** The folder the site is served from. */
  dist: string
  /** The file that holds the panel's content. */
  snapshot: string
  env: NodeJS.ProcessEnv
}

/** The build said no; `output` is what it said. */
export class BuildFailed extends Error {
  readonly output: string

  constructor(output: string) {
    super('The site could not be built.')
    this.output = output
  }
}

const STAMP = '.built-from'

/** Builds where anything a page depends on has changed. Answers whether it had to. */
export async function buildSite({ root, dist, snapshot, env }: BuildOptions): Promise<boolean> {
  const settings = { ...env, SNAPSHOT: resolve(snapshot) }
  const hash = fingerprint(root, readFileSync(snapshot, 'utf8'), settings)
  const target = resolve(root, dist)
  const stamp = join(target, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false

  const work = join(root, '.astro', `site-${process.pid}`)
  const [next, old] = [join(work, 'next'), join(work, 'old')]
  makeFolder(work)
  try {
    await runAstro(root, next, settings)
    await compressFolder(next)
    writeFileSync(join(next, STAMP), hash)
    if (existsSync(target)) renameSync(target, old)
    mkdirSync(join(target, '..'), { recursive: true })
    renameSync(next, target)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return true
}

function makeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `The site can't be built in ${folder} (${code}); give this user the right to write in the project's folder.`
    )
  }
}

function runAstro(root: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: root,
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const stop = (): boolean => child.kill()
  process.once('exit', stop)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('exit', stop)
      if (code === 0) done()
      else fail(new BuildFailed(said))
    })
  })
}
