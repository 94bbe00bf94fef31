import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Manifest = {
  name: string
  brought: string[]
  files: Record<string, { hash: string; assets?: string[] }>
}

/** A release's file hashes, with compressed files: 'blog/1.html', 'blog/1.html.br'. */
export type ReleaseState = { name: string; hashes: Map<string, string> }

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

export function manifestOf(store: string): Manifest {
  const name = basename(readlinkSync(join(store, 'current')))
  return JSON.parse(readFileSync(join(store, 'releases', name, 'release.json'), 'utf8'))
}

/** The live release's state, read from its files rather than from its manifest. */
export function readReleaseState(store: string, files: readonly string[]): ReleaseState {
  const { name } = manifestOf(store)
  const hashes = new Map<string, string>()
  for (const file of files.flatMap((one) => [one, `${one}.br`])) {
    const path = join(store, 'releases', name, file)
    if (existsSync(path)) hashes.set(file, hashOf(readFileSync(path)))
  }
  return { name, hashes }
}

/** Describes what is wrong with the live release. */
export function faultsOf(store: string): string[] {
  const { brought, files, name } = manifestOf(store)
  const faults: string[] = []
  for (const [file, { hash }] of Object.entries(files)) {
    const path = join(store, 'releases', name, file)
    if (!existsSync(path)) faults.push(`${file} is missing`)
    else if (hashOf(readFileSync(path)) !== hash)
      faults.push(`${file} differs from its hash in release.json`)
  }
  const assets = new Set([...brought, ...Object.values(files).flatMap((file) => file.assets ?? [])])
  for (const asset of assets)
    if (!existsSync(join(store, 'assets', asset))) faults.push(`the asset ${asset} is missing`)
  return faults
}

/** The file of an address in a release. */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`
}
