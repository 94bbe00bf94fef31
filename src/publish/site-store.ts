// The site's folder: `releases/`, complete and immutable; `assets/`, named by content, shared by
// all releases and kept for a while after the last; `bundles/`, Astro's output; `spare/`, the prepared
// folder of the next release; and `current`, a symlink to the live release.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { basename, join } from 'node:path'
import { readManifest, type Release } from './release.ts'

export type SiteStore = ReturnType<typeof openStore>

export function openStore(folder: string) {
  const releases = join(folder, 'releases')
  for (const name of ['releases', 'assets', 'bundles'])
    mkdirSync(join(folder, name), { recursive: true })
  return {
    folder,
    assets: join(folder, 'assets'),
    bundles: join(folder, 'bundles'),
    snapshot: join(folder, 'snapshot'),
    preparedReleases: join(folder, 'spare'),
    folderOf: (name: string) => join(releases, name),
    /** Names of the complete releases, newest first. */
    names: (): string[] =>
      readdirSync(releases)
        .filter((name) => !name.endsWith('.part'))
        .sort()
        .reverse(),
    read: (name: string | undefined): Release | undefined =>
      name === undefined ? undefined : readManifest(join(releases, name)),
    /** The live release. */
    current: (): string | undefined => readCurrentLink(folder),
    /** Switches to a release atomically. */
    setCurrent(name: string): void {
      const link = join(folder, 'current')
      const part = join(folder, `current.${process.pid}.part`)
      rmSync(part, { force: true })
      symlinkSync(join('releases', name), part, 'junction')
      // Windows can't rename a link over another.
      if (process.platform === 'win32') rmSync(link, { recursive: true, force: true })
      renameSync(part, link)
    },
    /** Removes what killed runs left behind. */
    removeUnfinished(): void {
      for (const parent of [folder, releases, join(folder, 'bundles')]) {
        for (const name of readdirSync(parent)) {
          if (name.endsWith('.part')) rmSync(join(parent, name), { recursive: true, force: true })
        }
      }
    }
  }
}

function readCurrentLink(folder: string): string | undefined {
  const link = join(folder, 'current')
  try {
    const name = basename(readlinkSync(link))
    return existsSync(join(link, '.')) ? name : undefined
  } catch {
    return undefined
  }
}
