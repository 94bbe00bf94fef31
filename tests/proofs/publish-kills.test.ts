import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measured } from '../kit/measured.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import { startPublishedService } from '../kit/publishing/published-service.ts'
import { benchPost, fillPanel, putPost } from '../kit/publishing/bench-posts.ts'
import { faultsOf, fileOf, hashOf, manifestOf } from '../kit/publishing/shown-release.ts'

const POSTS = 1000
const KILLS = Number(process.env['PROOF_KILLS'] ?? 30)

type Service = Awaited<ReturnType<typeof startPublishedService>>

test(`after each of ${KILLS} kills of a publish run the site is intact, and the next run succeeds`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-kills-'))
  const service = await startPublishedService(folder, 4470)
  const { store, world } = service
  await fillPanel(world, POSTS)
  await service.publish()

  // Kills fall anywhere within the duration of an uninterrupted run.
  await change(world, 0)
  const started = performance.now()
  await once(publish(service), 'exit')
  const usualMs = performance.now() - started

  const random = seededRandom(1)
  const faults: string[] = []
  let [switched, before] = [0, manifestOf(store).name]
  for (let kill = 1; kill <= KILLS; kill++) {
    await change(world, kill)
    const run = publish(service)
    const exit = once(run, 'exit')
    const life = setTimeout(() => {
      if (run.exitCode === null && run.pid) process.kill(-run.pid, 'SIGKILL')
    }, random() * usualMs)
    await exit
    clearTimeout(life)
    if (manifestOf(store).name !== before) switched++
    const found = [...faultsOf(store), ...(await wronglyServed(service))]
    faults.push(...found.map((fault) => `after kill ${kill}: ${fault}`))

    await service.publish()
    const text = await service.served(`/blog/${edited(kill)}`)
    if (!text.includes(`Kill ${kill}: `)) faults.push(`the run after kill ${kill} shows no post`)
    faults.push(...faultsOf(store).map((fault) => `after the run that followed ${kill}: ${fault}`))
    before = manifestOf(store).name
  }
  await service.close()
  rmSync(folder, { recursive: true, force: true })
  measured(`${KILLS} kills within ${Math.round(usualMs)} ms`, { afterTheSwitch: switched })
  expect(faults).toEqual([])
})

function edited(turn: number): number {
  return 1 + ((turn * 37) % POSTS)
}

/** An edit and a new post. */
async function change(world: Service['world'], turn: number): Promise<void> {
  await putPost(world, benchPost(edited(turn), `Kill ${turn}: `))
  await putPost(world, benchPost(POSTS + 1 + turn))
}

/** In its own process group, so that a kill reaches its children too. */
function publish(service: Service): ChildProcess {
  return spawn(process.execPath, ['scripts/publish.ts', '--to', service.store], {
    detached: true,
    env: service.env,
    stdio: 'ignore'
  })
}

/** Pages of the live release that are served with other content. */
async function wronglyServed({ origin, store }: Service): Promise<string[]> {
  const { files } = manifestOf(store)
  const paths = [
    '/',
    '/blog',
    '/blog/page/2',
    '/rss.xml',
    '/sitemap.xml',
    '/pricing',
    `/blog/${POSTS}`
  ]
  const wrong = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${origin}${path}`, {
        headers: { 'accept-encoding': 'identity' }
      })
      const hash = hashOf(Buffer.from(await answer.arrayBuffer()))
      return answer.ok && hash === files[fileOf(path)]?.hash
        ? []
        : [`${path} is served with other content`]
    })
  )
  return wrong.flat()
}
