// Releases go to a bucket server from npm (s3rver), by processes that are killed with -9 at random moments: it never points to
// a release that is not there whole, and the next run, of that release or another, leaves exactly its pages.
//   node scripts/bench/publish-bucket.ts [--pages 300] [--kills 20]
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BucketSettings } from '#panel/config/settings.ts'
import { openBucket } from '#publish/s3/bucket.ts'
import type { Shipped } from '#publish/s3/plan-upload.ts'

const SERVER = 's3rver@3.7.1'
const PORT = 4471
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '300' }, kills: { type: 'string', default: '20' } }
})
const [pages, kills] = [Number(values.pages), Number(values.kills)]
const folder = mkdtempSync(join(tmpdir(), 'maplekey-bucket-'))
const settings: BucketSettings = {
  endpoint: `http://127.0.0.1:${PORT}`,
  bucket: 'site',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  prefix: ''
}
const server = await startServer()
const bucket = openBucket(settings)
const faults: string[] = []

let shown = lay(0)
const started = performance.now()
await once(upload(shown), 'exit')
const usualMs = performance.now() - started
for (let turn = 1; turn <= kills; turn++) {
  const next = lay(turn)
  const run = upload(next)
  const exit = once(run, 'exit')
  const ms = Math.random() * usualMs
  await pause(ms)
  run.kill('SIGKILL')
  await exit
  const pointer = JSON.parse((await bucket.get('current.json'))?.toString() ?? '{}')
  const isNext = pointer.name === next.release.name
  if (!isNext && pointer.name !== shown.release.name) faults.push(`${turn}: nothing is shown`)
  if (isNext) await compare(next, `${turn}, killed at ${Math.round(ms)} ms`)
  // Half of the runs are taken up, half are followed by the release before.
  if (turn % 2 === 0) shown = next
  const [code] = await once(upload(shown), 'exit')
  if (code !== 0) faults.push(`${turn}: the run that followed ended with ${code}`)
  await compare(shown, `${turn}, taken up`)
}
const exit = once(server, 'exit')
server.kill()
await exit
rmSync(folder, { recursive: true, force: true })
console.log(
  `${kills} kills within ${Math.round(usualMs)} ms of uploading ${pages} pages to ${SERVER}: ${faults.length} faults`
)
for (const fault of faults.slice(0, 20)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function startServer(): Promise<ChildProcess> {
  const args = ['i', '--no-audit', '--no-fund', '--prefix', folder, SERVER]
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${SERVER} could not be installed: ${stderr}`)
  const bin = join(folder, 'node_modules/s3rver/bin/s3rver.js')
  const options = ['-d', join(folder, 'objects'), '-a', '127.0.0.1', '-p', String(PORT), '-s']
  const child = spawn(process.execPath, [bin, ...options, '--configure-bucket', 'site'], {
    stdio: 'ignore'
  })
  while (!(await fetch(settings.endpoint).catch(() => undefined))) await pause(50)
  return child
}

type Laid = { release: Shipped; folder: string; assets: string }

/** A release in which every third page differs, some are new and some are gone. */
function lay(turn: number): Laid {
  const [site, assets] = [join(folder, `release-${turn}`), join(folder, 'assets')]
  const files: Record<string, string> = { 'index.html': `home ${turn}`, 'rss.xml': `feed ${turn}` }
  for (let page = turn; page < pages + turn; page++)
    files[`blog/${page}.html`] = `post ${page} ${page % 3 === 0 ? turn : ''}`
  const css = `_astro/style.${turn}.css`
  write(join(assets, css), `of ${turn}`)
  for (const [file, text] of Object.entries(files)) write(join(site, file), text)
  const entries = Object.entries(files).map(([file, text]) => [file, { hash: text }])
  const release: Shipped = {
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

function upload(laid: Laid): ChildProcess {
  const script = join(import.meta.dirname, 'publish/upload-child.ts')
  const options = JSON.stringify({ settings, ...laid })
  return spawn(process.execPath, [script, options], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Every page as it should be, and none of the pages that other releases have. */
async function compare({ release }: Laid, when: string): Promise<void> {
  const [asset = ''] = release.brought
  if ((await bucket.get(asset)) === undefined) faults.push(`${when}: ${asset} is missing`)
  for (const [file, { hash }] of Object.entries(release.files)) {
    for (const key of new Set([file, file.replace(/(?<!index)\.html$/, '')])) {
      const text = (await bucket.get(key))?.toString()
      if (text !== hash) faults.push(`${when}: ${key} is ${JSON.stringify(text)}, not ${hash}`)
    }
  }
  if (when.endsWith('taken up')) {
    const [least, most] = [
      Number(/\d+/.exec(release.name)),
      pages + Number(/\d+/.exec(release.name))
    ]
    for (const page of [least - 1, most, most + 1])
      if (page > 0 && (await bucket.get(`blog/${page}`)) !== undefined)
        faults.push(`${when}: blog/${page} is still there`)
  }
}
