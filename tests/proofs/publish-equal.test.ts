import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#panel/config/config.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { seededRandom } from '../kit/seeded-random.ts'
import { measured } from '../kit/measured.ts'
import { filesIn } from '#publish/files-in.ts'
import { inProcessPanel } from '#panel/service/in-process-panel.ts'
import { publishSite } from '#publish/publish-site.ts'
import { benchPost, fillPanel, putPost } from '../kit/publishing/bench-posts.ts'

const POSTS = 60
/** The code changes too, once in this many rounds. */
const CODE_EVERY = 6
const PROJECT = [
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json'
]

const EDITS = Number(process.env['PROOF_EDITS'] ?? 500)
const EDITS_A_ROUND = 20

test(`incremental runs over ${EDITS} edits publish byte for byte what a full run does`, async () => {
  const random = seededRandom(1)
  const root = resolve('.')
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-equal-'))
  const [copy, incremental, full] = ['project', 'incremental', 'full'].map((name) =>
    join(folder, name)
  ) as [string, string, string]
  for (const name of PROJECT) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const env = { ...process.env, LOG_LEVEL: 'warn', PANEL_DATA: join(folder, 'panel') }
  const settings = readSettings(env)
  const world = await openWorld(settings)
  await fillPanel(world, POSTS)
  const living = Array.from({ length: POSTS }, (_, at) => at + 1)
  let next = POSTS + 1

  async function edit(): Promise<void> {
    const at = Math.floor(random() * living.length)
    const choice = random()
    if (choice < 0.3) {
      await putPost(world, benchPost(next))
      living.push(next++)
    } else if (choice < 0.5 && living.length > POSTS / 2) {
      const [post_id = 0] = living.splice(at, 1)
      await world.db.deleteFrom('posts').where('post_id', '=', post_id).execute()
    } else {
      await putPost(world, benchPost(living[at] ?? 0, `Edit ${Math.floor(random() * 1e6)}: `))
    }
  }

  const publish = (store: string) =>
    publishSite({
      root: copy,
      store,
      env: { ...env, SITE_URL: settings.siteUrl },
      fetchPanel: inProcessPanel(world),
      report: () => {},
      allowShrinking: true
    })

  const published: number[] = []
  for (let round = 0, done = 0; done < EDITS; round++) {
    for (let at = 0; at < EDITS_A_ROUND && done < EDITS; at++, done++) await edit()
    if (round % CODE_EVERY === CODE_EVERY - 1) changeCode(copy, round)
    const { changed } = await publish(incremental)
    published.push(changed.length)
    rmSync(full, { recursive: true, force: true })
    await publish(full)
    expect(differing(contentsOf(incremental), contentsOf(full)), `after ${done} edits`).toEqual([])
  }
  measured(`addresses published in each round of ${EDITS_A_ROUND} edits`, { published })
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

function changeCode(copy: string, round: number): void {
  const file = join(copy, 'src/sections/frame/site-footer.astro')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n<p hidden>Round {${round}}</p>\n`)
}

/** The hashes of all pages with their compressed files and policies, and of referenced assets. */
function contentsOf(store: string): Map<string, string> {
  const release = realpathSync(join(store, 'current'))
  const { brought, files } = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8')) as {
    brought: string[]
    files: Record<string, { assets?: string[] }>
  }
  const assets = new Set([...brought, ...Object.values(files).flatMap((file) => file.assets ?? [])])
  const all = [
    ...filesIn(release)
      .filter((file) => file !== 'release.json')
      .map((file) => [file, join(release, file)] as const),
    ...[...assets].map((asset) => [asset, join(store, 'assets', asset)] as const)
  ]
  return new Map(
    all.map(([file, path]) => [file, createHash('md5').update(readFileSync(path)).digest('hex')])
  )
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => one.get(file) !== other.get(file))
}
