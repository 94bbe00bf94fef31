// A release: every page of the site as it was at one moment, in a folder of its own that never changes again, and release.json,
// which says what it was made from.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type FileRecord = {
  /** Of what the file was made, see Address; undefined for what is copied as it is. */
  key?: string | undefined
  hash: string
  /** Into `policies`, for a page. */
  policy?: number | undefined
  /** What it names of the assets, e.g. 'og/home.1a2b3c4d.png'. */
  assets?: string[] | undefined
}

export type Release = {
  name: string
  /** ISO 8601, UTC. */
  made: string
  /** Hash of the sources its bundle was built of. */
  bundle: string
  /** Hash of the whole snapshot it shows. */
  snapshot: string
  /** The assets that its bundle brings along. */
  brought: string[]
  policies: string[]
  /** By place in the folder, e.g. 'blog/1.html'; without the compressed files beside it. */
  files: Record<string, FileRecord>
  /** Addresses that differ from the release before. */
  changed: number
}

const MANIFEST = 'release.json'
/** Which policy each page has, for the server. */
const POLICIES = 'csp.json'

export function releaseName(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-')
}

/** Undefined where the folder holds none, or one that was never finished. */
export function readRelease(folder: string): Release | undefined {
  const file = join(folder, MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined
}

/** Written the same whatever the order was in which the pages came. */
export function writeRelease(folder: string, release: Release): void {
  const names = Object.keys(release.files).sort()
  const files = Object.fromEntries(names.map((name) => [name, release.files[name]]))
  const pages = Object.fromEntries(
    names.flatMap((name) => {
      const policy = release.files[name]?.policy
      return policy === undefined ? [] : [[`/${name}`, policy]]
    })
  )
  writeFileSync(join(folder, POLICIES), JSON.stringify({ policies: release.policies, pages }))
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...release, files }))
}

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
