import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { measured } from '../kit/measured.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import type { BucketSettings } from '#panel/config/settings.ts'
import { openReleaseBucket } from '#publish/s3/release-bucket.ts'
import type { ReleaseManifest } from '#publish/s3/plan-upload.ts'

const SERVER = 's3rver@3.7.1'
const PORT = 4471
const PAGES = 300
const KILLS = Number(process.env['PROOF_KILLS'] ?? 20)
const folder = mkdtempSync(join(tmpdir(), 'maplekey-bucket-'))
const settings: BucketSettings = {
  endpoint: `http://127.0.0.1:${PORT}`,
  bucket: 'site',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  prefix: ''
}
const bucket = openReleaseBucket(settings)

test(`after each of ${KILLS} killed uploads the bucket points to a complete release, and the next run leaves exactly its pages`, async () => {
  const server = await startServer()
  const random = seededRandom(1)
  const faults: string[] = []
  let live = writeSite(0)
  const started = performance.now()
  await once(upload(live), 'exit')
  const usualMs = performance.now() - started
  for (let turn = 1; turn <= KILLS; turn++) {
    const next = writeSite(turn)
    const run = upload(next)
    const exit = once(run, 'exit')
    const life = setTimeout(() => run.kill('SIGKILL'), random() * usualMs)
    await exit
    clearTimeout(life)
    const pointer = JSON.parse((await bucket.get('current.json'))?.toString() ?? '{}')
    const isNext = pointer.name === next.release.name
    if (!isNext && pointer.name !== live.release.name) faults.push(`${turn}: no release is live`)
    if (isNext) faults.push(...(await differencesIn(next, `${turn}, killed`)))
    // Half of the runs are resumed, half are followed by the previous release.
    if (turn % 2 === 0) live = next
    const [code] = await once(upload(live), 'exit')
    if (code !== 0) faults.push(`${turn}: the run that followed ended with ${code}`)
    faults.push(...(await differencesIn(live, `${turn}, resumed`)))
  }
  const exit = once(server, 'exit')
  server.kill()
  await exit
  rmSync(folder, { recursive: true, force: true })
  measured(`${KILLS} kills within ${Math.round(usualMs)} ms of uploading ${PAGES} pages`, {
    faults
  })
  expect(faults).toEqual([])
})

async function startServer(): Promise<ChildProcess> {
  const args = ['i', '--no-audit', '--no-fund', '--prefix', folder, SERVER]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${SERVER} could not be installed: ${stderr}`)
  const bin = join(folder, 'node_modules/s3rver/bin/s3rver.js')
  const options = ['-d', join(folder, 'objects'), '-a', '127.0.0.1', '-p', String(PORT), '-s']
  const child = spawn(process.execPath, [bin, ...options, '--configure-bucket', 'site'], {
    stdio: 'ignore'
  })
  await vi.waitFor(() => fetch(settings.endpoint), { timeout: 30_000 })
  return child
}

type WrittenSite = { release: ReleaseManifest; folder: string; assets: string }

/** A release in which every third page differs, some are new and some are gone. */
function writeSite(turn: number): WrittenSite {
  const [site, assets] = [join(folder, `release-${turn}`), join(folder, 'assets')]
  const files: Record<string, string> = { 'index.html': `home ${turn}`, 'rss.xml': `feed ${turn}` }
  for (let page = turn; page < PAGES + turn; page++)
    files[`blog/${page}.html`] = `post ${page} ${page % 3 === 0 ? turn : ''}`
  const css = `_astro/style.${turn}.css`
  write(join(assets, css), `of ${turn}`)
  for (const [file, text] of Object.entries(files)) write(join(site, file), text)
  const entries = Object.entries(files).map(([file, text]) => [file, { hash: text }])
  const release: ReleaseManifest = {
    name: `release-${turn}`,
    made: new Date().toISOString(),
    brought: [css],
    files: Object.fromEntries(entries)
  }
  return { release, folder: site, assets }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function upload(site: WrittenSite): ChildProcess {
  const script = resolve('tests/kit/publishing/upload-child.ts')
  const options = JSON.stringify({ settings, ...site })
  return spawn(process.execPath, [script, options], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Wrong or missing pages, and pages of other releases. */
async function differencesIn({ release }: WrittenSite, when: string): Promise<string[]> {
  const faults: string[] = []
  const [asset = ''] = release.brought
  if ((await bucket.get(asset)) === undefined) faults.push(`${when}: ${asset} is missing`)
  for (const [file, { hash }] of Object.entries(release.files)) {
    for (const key of new Set([file, file.replace(/(?<!index)\.html$/, '')])) {
      const text = (await bucket.get(key))?.toString()
      if (text !== hash) faults.push(`${when}: ${key} is ${JSON.stringify(text)}, not ${hash}`)
    }
  }
  if (when.endsWith('resumed')) {
    const [least, most] = [
      Number(/\d+/.exec(release.name)),
      PAGES + Number(/\d+/.exec(release.name))
    ]
    for (const page of [least - 1, most, most + 1])
      if (page > 0 && (await bucket.get(`blog/${page}`)) !== undefined)
        faults.push(`${when}: blog/${page} is still there`)
  }
  return faults
}
