// A release: an immutable folder with all pages of the site at one moment, and its manifest,
// release.json.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type FileRecord = {
  /** The cache key, see Address; undefined for copied files. */
  key?: string | undefined
  hash: string
  /** A page's index into `policies`. */
  policy?: number | undefined
  /** The assets it references, e.g. 'og/home.1a2b3c4d.png'. */
  assets?: string[] | undefined
}

export type Release = {
  name: string
  /** ISO 8601, UTC. */
  made: string
  /** Hash of the bundle's sources. */
  bundle: string
  /** Hash of the snapshot. */
  snapshot: string
  /** The bundle's assets. */
  brought: string[]
  /** Content security policies. */
  policies: string[]
  /** By path in the folder, e.g. 'blog/1.html'; without compressed versions. */
  files: Record<string, FileRecord>
  /** How many addresses differ from the previous release. */
  changed: number
}

const MANIFEST = 'release.json'
/** Each page's content security policy, for the server. */
const PAGE_POLICIES = 'csp.json'

export function releaseName(madeAt: Date): string {
  return madeAt.toISOString().replaceAll(/[:.]/g, '-')
}

/** Undefined if the folder holds no complete release. */
export function readManifest(folder: string): Release | undefined {
  const file = join(folder, MANIFEST)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined
}

/** Sorted, so that the order of rendering doesn't matter. */
export function writeManifest(folder: string, release: Release): void {
  const names = Object.keys(release.files).sort()
  const files = Object.fromEntries(names.map((name) => [name, release.files[name]]))
  const pages = Object.fromEntries(
    names.flatMap((name) => {
      const policy = release.files[name]?.policy
      return policy === undefined ? [] : [[`/${name}`, policy]]
    })
  )
  writeFileSync(join(folder, PAGE_POLICIES), JSON.stringify({ policies: release.policies, pages }))
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...release, files }))
}

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
