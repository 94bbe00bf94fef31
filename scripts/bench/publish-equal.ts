// Whether a site that is published bit by bit is, to the byte, the site made at once of the same content and code: random
// posts are written, changed and taken away, and the code changes in between.
//   node scripts/bench/publish-equal.ts [--edits 500] [--a-round 20] [--seed 1]
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
import { parseArgs } from 'node:util'
import { readSettings } from '#panel/config/config.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { seededRandom } from '../../tests/kit/seeded-random.ts'
import { filesIn } from '#publish/files-in.ts'
import { askInside } from '#panel/service/ask-inside.ts'
import { publishSite } from '#publish/publish-site.ts'
import { benchPost, fillPanel, putPost } from './publish/posts.ts'

const POSTS = 60
/** Every so many rounds the code changes too. */
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

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '500' },
    'a-round': { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' }
  }
})
const random = seededRandom(Number(values.seed))
const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'maplekey-equal-'))
const [copy, bitByBit, atOnce] = ['project', 'bit-by-bit', 'at-once'].map((name) =>
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
let wrong = 0

const edits = Number(values.edits)
const perRound = Number(values['a-round'])
for (let round = 0, done = 0; done < edits; round++) {
  for (let at = 0; at < perRound && done < edits; at++, done++) await edit()
  if (round % CODE_EVERY === CODE_EVERY - 1) changeCode(round)
  const { changed } = await publish(bitByBit)
  rmSync(atOnce, { recursive: true, force: true })
  await publish(atOnce)
  const differences = compare(contentsOf(bitByBit), contentsOf(atOnce))
  wrong += differences.length
  console.log(`${done} edits: ${changed.length} addresses published, ${differences.length} differ`)
  for (const file of differences.slice(0, 10)) console.log(`  ${file}`)
}
await world.close()
if (wrong === 0) rmSync(folder, { recursive: true, force: true })
console.log(wrong === 0 ? '✔ The same to the byte, each time.' : `✘ ${wrong} files differ.`)
process.exit(wrong === 0 ? 0 : 1)

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

function changeCode(round: number): void {
  const file = join(copy, 'src/sections/frame/site-footer.astro')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n<p hidden>Round {${round}}</p>\n`)
}

function publish(store: string) {
  return publishSite({
    root: copy,
    store,
    env: { ...env, SITE_URL: settings.siteUrl },
    ask: askInside(world),
    tell: () => {},
    allowShrinking: true
  })
}

/** Every page with its compressed files and policy, and every asset that a page names, by what it holds. */
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

function compare(one: Map<string, string>, other: Map<string, string>): string[] {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => one.get(file) !== other.get(file))
}
