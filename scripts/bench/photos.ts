// Measures how long 40 photographs of 12 MB take to be uploaded and stored, and what visitors of other websites
// notice of it meanwhile.
//   node scripts/bench/photos.ts                      40 photographs, on the embedded database
//   node scripts/bench/photos.ts --engine postgres --photos 12 --rate 50
// The figures are reliable only on an idle machine, but for the processor's time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { addSitePicture } from '#contract/websites/site-pictures.ts'
import { builtSites } from '../../tests/kit/agent-sites.ts'
import { createAccounts } from '../../tests/kit/hostile-requests/accounts.ts'
import { startPanelProcess } from '../../tests/kit/panel-process.ts'
import { freshPostgres } from '../../tests/kit/postgres.ts'
import type { Load, Loaded } from './hosting/client.ts'
import { makeWebsites } from './hosting/websites.ts'
import { processorSeconds } from './processor-seconds.ts'
import './exit-on-signals.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    photos: { type: 'string', default: '40' },
    rate: { type: 'string', default: '50' },
    websites: { type: 'string', default: '50' }
  }
})
const TARGETS = { seconds: 60, p99: 80 }
const PATHS = ['/', '/about', '/contact']
/** As the editor uploads them. */
const AT_ONCE = 2

const photos = await takePhotos(Number(values.photos))
const largest = Math.max(...photos.map(({ size }) => size)) / 1e6
const folder = mkdtempSync(join(tmpdir(), 'maplekey-photos-'))
const env: Record<string, string> = { LOG_LEVEL: 'warn', HUMAN_CHECK: 'off', RATE_LIMITS: 'off' }
if (values.engine === 'postgres') env['DATABASE_URL'] = (await freshPostgres()).url
const hosts = await makeWebsites(
  { ...process.env, ...env, PANEL_DATA: folder },
  Number(values.websites)
)
const panel = await startPanelProcess(folder, env, builtSites(), [])
const [token = ''] = await createAccounts(panel)
const port = Number(new URL(panel.origin).port)

await visits({ once: true })
const before = await visits({ perSecond: Number(values.rate), seconds: 10 })
const spent = processorSeconds(panel.pid)
const [during, ms] = await Promise.all([
  visits({ perSecond: Number(values.rate), seconds: (photos.length * 3) / 4 }),
  uploadAll()
])
const seconds = ms / 1000
const processor = processorSeconds(panel.pid) - spent
await panel.stop()
rmSync(folder, { recursive: true, force: true })

console.log(
  `${photos.length} photographs of ${largest.toFixed(1)} MB: ${seconds.toFixed(1)} s, the panel’s own ${processor.toFixed(1)}, load ${loadavg()[0]?.toFixed(1)}`
)
console.log(`Other pages before: ${inWords(before)}; meanwhile: ${inWords(during)}`)
const isMet = seconds <= TARGETS.seconds && during.p99 <= TARGETS.p99
console.log(isMet ? '✔ Every target is met.' : '✘ A target is missed.')
process.exit(isMet ? 0 : 1)

/** Different ones, with the detail that makes a photograph of 24 megapixels 12 MB large. */
async function takePhotos(count: number): Promise<Blob[]> {
  const [width, height] = [6000, 4000]
  const layer = async (side: number, sigma: number) => {
    const noise = { type: 'gaussian', mean: 128, sigma } as const
    const size = { width: side, height: Math.round((side * height) / width) }
    const drawn = sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    const small = await drawn.png().toBuffer()
    return sharp(small).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 0 })
  }
  const details = [await layer(300, 25), await layer(width, 9)]
  const overlays = await Promise.all(
    details.map(async (one) => ({ input: await one.toBuffer(), blend: 'soft-light' as const }))
  )
  const taken = await sharp(await (await layer(12, 70)).toBuffer())
    .composite(overlays)
    .jpeg({ quality: 96, chromaSubsampling: '4:4:4' })
    .toBuffer()
  // A comment of its own at the end makes each another file.
  return Array.from({ length: count }, (_, at) => new Blob([new Uint8Array(taken), `photo ${at}`]))
}

/** Milliseconds until the last one is stored. */
async function uploadAll(): Promise<number> {
  const begun = performance.now()
  const waiting = [...photos]
  const upload = async () => {
    for (let photo = waiting.shift(); photo; photo = waiting.shift()) {
      const response = await fetch(`${panel.origin}/api${addSitePicture.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: photo
      })
      if (!response.ok) throw new Error(await response.text())
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, upload))
  return performance.now() - begun
}

async function visits(kind: Load['kind']): Promise<Loaded> {
  const load = JSON.stringify({ port, hosts, paths: PATHS, kind } satisfies Load)
  const child = spawn(process.execPath, [resolve('scripts/bench/hosting/client.ts'), load], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  return JSON.parse(said) as Loaded
}

function inWords({ longest, p50, p99 }: Loaded): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`
}
