// Publishes and rolls back 50 times under 1,000 requests a second. Every answer must be the page
// before or after a switch, and every asset that a page references must be served.
//   node scripts/bench/publish-storm.ts [--posts 1000] [--switches 50] [--rate 1000]
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startPublishedService } from '../../tests/kit/publishing/published-service.ts'
import { benchPost, fillPanel, putPost } from '../../tests/kit/publishing/bench-posts.ts'
import {
  fileOf,
  readReleaseState,
  type ReleaseState
} from '../../tests/kit/publishing/shown-release.ts'
import { isExpectedAnswer } from '../../tests/kit/publishing/storm-answers.ts'
import type { StormResult, StormSetup } from './publish/storm-client.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000' },
    switches: { type: 'string', default: '50' },
    rate: { type: 'string', default: '1000' }
  }
})
const [posts, switches, perSecond] = [values.posts, values.switches, values.rate].map(Number) as [
  number,
  number,
  number
]
const folder = mkdtempSync(join(tmpdir(), 'maplekey-storm-'))
const service = await startPublishedService(folder, 4469)
await fillPanel(service.world, posts)
await service.publish()

/** Edited, new and unchanged pages. */
const edited = Array.from({ length: 5 }, (_, at) => 1 + at * Math.floor(posts / 6))
const added = Array.from({ length: switches }, (_, at) => posts + 1 + at)
const paths = [
  '/',
  '/blog',
  '/blog/page/2',
  '/blog/page/3',
  '/pricing',
  '/faq',
  '/contact',
  '/rss.xml',
  '/sitemap.xml',
  ...[...edited, ...added].map((id) => `/blog/${id}`),
  ...Array.from({ length: 20 }, (_, at) => `/blog/${posts - at}`)
]
const files = paths.map(fileOf)

const switchCount = new SharedArrayBuffer(4)
const counter = new Int32Array(switchCount)
const setup: StormSetup = { origin: service.origin, paths, perSecond, switchCount }
const client = new Worker(new URL('publish/storm-client.ts', import.meta.url), {
  workerData: setup
})
const states: ReleaseState[] = [readReleaseState(service.store, files)]

for (let turn = 0; turn < switches; turn++) {
  const goesBack = turn % 4 === 3
  if (!goesBack) {
    const id = turn % 2 === 0 ? edited[turn % edited.length] : added[turn]
    await putPost(service.world, benchPost(id ?? 1, `Turn ${turn}: `))
  }
  Atomics.add(counter, 0, 1)
  await service.publish(goesBack ? ['rollback'] : [])
  states.push(readReleaseState(service.store, files))
  Atomics.add(counter, 0, 1)
}

const over = once(client, 'message')
client.postMessage('over')
const [result] = (await over) as [StormResult]
await service.close()
rmSync(folder, { recursive: true, force: true })

const wrong = result.answers.filter(([answer]) => !isExpectedAnswer(states, answer))
const answers = result.answers.reduce((sum, [, count]) => sum + count, 0)
const releases = new Set(states.map(({ name }) => name)).size
console.log(
  `${result.sent} requests in ${result.seconds.toFixed(1)} s (${Math.round(result.sent / result.seconds)} a second) over ${switches} switches between ${releases} releases, the slowest ${Math.round(result.slowestMs)} ms`
)
console.log(
  `${answers} pages: ${wrong.length} distinct answers are neither the old nor the new page`
)
console.log(
  `${result.assets.length} assets referenced by pages: ${result.missing.length} not served`
)
console.log(`${result.failed.length} requests failed`)
for (const [one, count] of wrong.slice(0, 10)) console.error(count, one)
for (const sentence of [...result.missing, ...result.failed].slice(0, 10)) console.error(sentence)
const isBad = wrong.length + result.missing.length + result.failed.length > 0
const isSlow = result.sent / result.seconds < perSecond * 0.95
process.exit(isBad || isSlow || releases < switches / 4 ? 1 : 0)
