// The folder a site lives in: `releases/`, each whole and never changed; `assets/`, files named by what they hold, shared by
// all releases and kept for a while after; `bundles/`, what pages are made with; `spare/`, the beginning of the next release; and
// `current`, a link to the release that is shown.
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
import { readRelease, type Release } from './release.ts'

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
    spares: join(folder, 'spare'),
    folderOf: (name: string) => join(releases, name),
    /** Names of the whole releases, the newest first. */
    names: (): string[] =>
      readdirSync(releases)
        .filter((name) => !name.endsWith('.part'))
        .sort()
        .reverse(),
    read: (name: string | undefined): Release | undefined =>
      name === undefined ? undefined : readRelease(join(releases, name)),
    /** The one that is shown. */
    current: (): string | undefined => currentRelease(folder),
    /** Shows a release from now on, at one stroke. */
    show(name: string): void {
      const link = join(folder, 'current')
      const part = join(folder, `current.${process.pid}.part`)
      rmSync(part, { force: true })
      symlinkSync(join('releases', name), part, 'junction')
      // Windows renames no link over another.
      if (process.platform === 'win32') rmSync(link, { recursive: true, force: true })
      renameSync(part, link)
    },
    /** What a run that was killed has left. */
    sweep(): void {
      for (const place of [folder, releases, join(folder, 'bundles')]) {
        for (const name of readdirSync(place)) {
          if (name.endsWith('.part')) rmSync(join(place, name), { recursive: true, force: true })
        }
      }
    }
  }
}

function currentRelease(folder: string): string | undefined {
  const link = join(folder, 'current')
  try {
    const name = basename(readlinkSync(link))
    return existsSync(join(link, '.')) ? name : undefined
  } catch {
    return undefined
  }
}
