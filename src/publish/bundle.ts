// What a site's pages are made with, built by Astro once for each state of the sources: `client/`, the files that browsers
// fetch, compressed, and `server/`, the code that renders pages.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '#panel/config/start-refused.ts'
import { compressFolder } from './compress.ts'
import { sourceHash } from './source-hash.ts'

export type Bundle = { client: string; hash: string; server: string }

/** A young generation of its usual size lets a build grow by 150 megabytes more, and makes it no quicker. */
const YOUNG = '--max-semi-space-size=1'

/** The build said no; `output` is what it said. */
export class BuildFailed extends Error {
  readonly output: string

  constructor(output: string) {
    super('The site could not be built.')
    this.output = output
  }
}

/** The bundle of the sources as they are, where it has been built. `env`: SITE_URL and the PUBLIC_ settings. */
export function bundleThere(
  root: string,
  bundles: string,
  env: NodeJS.ProcessEnv
): Bundle | undefined {
  const bundle = bundleIn(bundles, sourceHash(root, env))
  return existsSync(bundle.server) ? bundle : undefined
}

/** @throws BuildFailed, or StartRefused where there is no place for it. */
export async function buildBundle(
  root: string,
  bundles: string,
  env: NodeJS.ProcessEnv
): Promise<Bundle> {
  const hash = sourceHash(root, env)
  const part = join(bundles, `${hash}.part`)
  makeFolder(part)
  await runAstro(root, part, env)
  compressFolder(join(part, 'client'))
  renameSync(part, join(bundles, hash))
  return bundleIn(bundles, hash)
}

function bundleIn(bundles: string, hash: string): Bundle {
  const folder = join(bundles, hash)
  return { client: join(folder, 'client'), hash, server: join(folder, 'server') }
}

function makeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `The site can't be built in ${folder} (${code}); give this user the right to write there.`
    )
  }
}

function runAstro(root: string, outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [YOUNG, astro, 'build', '--outDir', outDir], {
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
