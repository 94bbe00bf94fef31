// Astro's output, built once per state of the sources: `client/` holds compressed files for
// browsers, `server/` the code that renders pages.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '#panel/config/start-refused.ts'
import { runBuild } from './build-process.ts'
import { compressFolder } from './compress.ts'
import { sourceHash } from './source-hash.ts'

export type Bundle = { client: string; hash: string; server: string }

/** A build takes 150 MB less memory with a small young generation, and isn't slower. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=1'

/** The bundle of the current sources, if built. `env`: SITE_URL and the PUBLIC_ settings. */
export function findBundle(
  root: string,
  bundles: string,
  env: NodeJS.ProcessEnv
): Bundle | undefined {
  const bundle = bundleIn(bundles, sourceHash(root, env))
  return existsSync(bundle.server) ? bundle : undefined
}

/** @throws BuildFailed, or StartRefused if the folder isn't writable */
export async function buildBundle(
  root: string,
  bundles: string,
  env: NodeJS.ProcessEnv
): Promise<Bundle> {
  const hash = sourceHash(root, env)
  const part = join(bundles, `${hash}.part`)
  createFolder(part)
  const astro = join(root, 'node_modules/astro/bin/astro.mjs')
  await runBuild(root, [SMALL_YOUNG_GENERATION, astro, 'build', '--outDir', part], {
    ...env,
    ASTRO_TELEMETRY_DISABLED: '1'
  })
  compressFolder(join(part, 'client'))
  renameSync(part, join(bundles, hash))
  return bundleIn(bundles, hash)
}

function bundleIn(bundles: string, hash: string): Bundle {
  const folder = join(bundles, hash)
  return { client: join(folder, 'client'), hash, server: join(folder, 'server') }
}

function createFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `The site can't be built in ${folder} (${code}); make the folder writable for this user.`
    )
  }
}
