// A publish is killed with -9 at 30 random moments: the served site is whole each time, and the next run succeeds.
//   node scripts/bench/publish-kills.ts [--posts 1000] [--kills 30]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOurs } from './publish/ours.ts'
import { benchPost, fillPanel, putPost } from './publish/posts.ts'
import { faultsOf, fileOf, hashOf, manifestOf } from '../../tests/kit/shown-release.ts'

const { values } = parseArgs({
  options: { posts: { type: 'string', default: '1000' }, kills: { type: 'string', default: '30' } }
})
const [posts, kills] = [Number(values.posts), Number(values.kills)]
const folder = mkdtempSync(join(tmpdir(), 'maplekey-kills-'))
const root = resolve(import.meta.dirname, '../..')
const ours = await startOurs(folder, 4470)
await fillPanel(ours.world, posts)
await ours.publish()

// How long an unharmed run takes, so that a kill falls anywhere in it.
await change(0)
const started = performance.now()
const unharmed = publish()
await once(unharmed, 'exit')
const usualMs = performance.now() - started

const faults: string[] = []
let [switched, before] = [0, manifestOf(ours.store).name]
for (let kill = 1; kill <= kills; kill++) {
  await change(kill)
  const run = publish()
  const exit = once(run, 'exit')
  const ms = Math.random() * usualMs
  await pause(ms)
  if (run.exitCode === null && run.pid) process.kill(-run.pid, 'SIGKILL')
  await exit
  const { name } = manifestOf(ours.store)
  if (name !== before) switched++
  const found = [...faultsOf(ours.store), ...(await servedOtherwise())]
  faults.push(...found.map((fault) => `after kill ${kill} at ${Math.round(ms)} ms: ${fault}`))

  try {
    await ours.publish()
    const text = await ours.served(`/blog/${edited(kill)}`)
    if (!text.includes(`Kill ${kill}: `))
      faults.push(`the run after kill ${kill} did not show its post`)
    faults.push(...faultsOf(ours.store).map((fault) => `after the run that followed: ${fault}`))
  } catch (error) {
    faults.push(`the run after kill ${kill} failed: ${String(error)}`)
  }
  before = manifestOf(ours.store).name
}
await ours.close()
rmSync(folder, { recursive: true, force: true })
console.log(
  `${kills} kills within ${Math.round(usualMs)} ms, ${switched} of them after the switch: ${faults.length} faults`
)
for (const fault of faults.slice(0, 20)) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

function edited(turn: number): number {
  return 1 + ((turn * 37) % posts)
}

/** An edit and a new post. */
async function change(turn: number): Promise<void> {
  await putPost(ours.world, benchPost(edited(turn), `Kill ${turn}: `))
  await putPost(ours.world, benchPost(posts + 1 + turn))
}

/** Its own group, so that a kill meets the threads and children too. */
function publish() {
  return spawn(process.execPath, ['scripts/publish.ts', '--to', ours.store], {
    cwd: root,
    detached: true,
    env: ours.env,
    stdio: 'ignore'
  })
}

/** Pages of the shown release that are served as something else. */
async function servedOtherwise(): Promise<string[]> {
  const { files } = manifestOf(ours.store)
  const paths = [
    '/',
    '/blog',
    '/blog/page/2',
    '/rss.xml',
    '/sitemap.xml',
    '/pricing',
    `/blog/${posts}`
  ]
  const wrong = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${ours.origin}${path}`, {
        headers: { 'accept-encoding': 'identity' }
      })
      const hash = hashOf(Buffer.from(await answer.arrayBuffer()))
      return answer.ok && hash === files[fileOf(path)]?.hash ? [] : [`${path} is served otherwise`]
    })
  )
  return wrong.flat()
}
