import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { Parser } from 'htmlparser2'
import { linkSiteExport, siteExport, startSiteExport } from '#contract/websites/site-exports.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { ExportedBuild } from '#panel/actions/exports/exported-build.ts'
import type { TestPanel } from './panel.ts'

/** From the sources, which only a test runner can load; without the pictures of shared links, which take a while. */
export const unbuiltPages = async (): Promise<ExportedBuild> => {
  const renderer = await import('#sites/server-entry.tsx')
  return { renderer: { ...renderer, card: () => undefined }, files: new Map() }
}

/** A folder for the panel's files, and how to remove it. */
export function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'maplekey-exports-'))
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

/** Asks for an agent's export, and lets the worker make it. */
export async function makeExport(
  panel: TestPanel,
  { build, token }: { build: ExportedBuild; token: string }
): Promise<void> {
  await panel.call(startSiteExport, {}, { token })
  await runDueJobs(panel.world, build)
}

/** The file that an agent downloads. */
export async function downloadExport(panel: TestPanel, token: string): Promise<Blob> {
  const { body } = await panel.call(linkSiteExport, {}, { token })
  const response = await panel.request(body.path)
  if (!response.ok) throw new Error(`no download: ${await response.text()}`)
  return response.blob()
}

export async function exportState(panel: TestPanel, token: string) {
  return (await panel.call(siteExport, {}, { token })).body.data
}

/** Every file of an archive by its name. */
export async function unzipped(archive: Blob): Promise<Map<string, Buffer>> {
  const zip = new ZipReader(new BlobReader(archive), { useWebWorkers: false })
  const files = new Map<string, Buffer>()
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue
    files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  }
  await zip.close()
  return files
}

/** One folder of an archive, as a file server has it. */
export function folderIn(files: ReadonlyMap<string, Buffer>, folder: string): Map<string, Buffer> {
  const inside = [...files].filter(([name]) => name.startsWith(`${folder}/`))
  return new Map(inside.map(([name, body]) => [name.slice(folder.length + 1), body]))
}

/** What the pages and stylesheets of a folder refer to within it, and isn't there. */
export function deadLinks(files: ReadonlyMap<string, Buffer>): string[] {
  const dead: string[] = []
  for (const [name, body] of files) {
    for (const address of addressesIn(name, body.toString())) {
      const base = new URL(name, 'https://folder.test/')
      const { host, pathname } = new URL(address, base)
      if (host !== base.host) continue
      const path = decodeURIComponent(pathname).slice(1)
      if (!files.has(path === '' || path.endsWith('/') ? `${path}index.html` : path)) {
        dead.push(`${name}: ${address}`)
      }
    }
  }
  return dead
}

function addressesIn(name: string, text: string): string[] {
  if (name.endsWith('.css')) {
    return [...text.matchAll(/url\(["']?(?!data:)([^"')]+)["']?\)/g)].map(([, address]) => address!)
  }
  if (!name.endsWith('.html')) return []
  const found: string[] = []
  const parser = new Parser({
    onopentag(_, { href, poster, src, srcset }) {
      const set = srcset?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? []
      found.push(...[href, poster, src, ...set].filter((one) => one !== undefined))
    }
  })
  parser.end(text)
  return found.filter((address) => !address.startsWith('#') && !/^(mailto|tel|data):/.test(address))
}
