// Measures the time from the publish command to the served page with 100, 1,000 and 10,000 posts
// of 4 kB, and full builds by Eleventy (npm) and Hugo (if installed). 'whole run' includes pictures.
//   node scripts/bench/publish.ts [--posts 100,1000,10000] [--times 3] [--alone]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { table, type Row } from '#panel/actions/operations/print-table.ts'
import { median } from './median.ts'
import type { Measured } from '../../tests/kit/publishing/measured-command.ts'
import { eleventy, hugo, type OtherGenerator } from './publish/other-generators.ts'
import {
  type PublishedService,
  startPublishedService
} from '../../tests/kit/publishing/published-service.ts'
import { benchPost, fillPanel, putPost } from '../../tests/kit/publishing/bench-posts.ts'

/** Seconds and megabytes with 10,000 posts. */
const TARGETS: Record<string, { seconds: number; megabytes?: number }> = {
  'full build': { seconds: 20, megabytes: 1000 },
  'nothing changed': { seconds: 1.5 },
  'one new post': { seconds: 3 },
  'one edit': { seconds: 2.5 },
  rollback: { seconds: 0.5 }
}
const TARGETS_FOR = 10_000
const PORT = 4468

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '100,1000,10000' },
    times: { type: 'string', default: '3' },
    /** Without the other generators. */
    alone: { type: 'boolean', default: false }
  }
})
const times = Number(values.times)
const missed: string[] = []
const rows: Row[] = []

for (const count of values.posts.split(',').map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-publish-'))
  try {
    await measureOurs(await startPublishedService(join(folder, 'ours'), PORT), count)
    if (values.alone) continue
    await measureOther(eleventy(join(folder, 'eleventy')), count)
    const other = hugo(join(folder, 'hugo'))
    if (other) await measureOther(other, count)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(table(rows))
for (const sentence of missed) console.error(sentence)
process.exit(missed.length > 0 ? 1 : 0)

async function measureOurs(ours: PublishedService, count: number): Promise<void> {
  const { publish, world } = ours
  const middle = `/blog/${Math.ceil(count / 2)}`
  await fillPanel(world, count)
  const first = await publish([], () => expectServed(ours, '/blog', `Post ${count} `))
  record('Maplekey', count, 'full build', [first])
  record('Maplekey', count, 'nothing changed', await repeat(() => publish()))
  let newest = count
  const added = await repeat(async () => {
    await putPost(world, benchPost(++newest))
    return publish([], async () => {
      for (const path of [`/blog/${newest}`, '/blog', '/rss.xml'])
        await expectServed(ours, path, `Post ${newest} `)
      await expectServed(ours, '/sitemap.xml', `/blog/${newest}`)
      await expectServed(ours, '/blog/page/2', `Post ${newest - 10} `)
    })
  })
  record('Maplekey', count, 'one new post', added)
  let edit = 0
  const edited = await repeat(async () => {
    await putPost(world, benchPost(Math.ceil(count / 2), `Edit ${++edit}: `))
    return publish([], () => expectServed(ours, middle, `Edit ${edit}: `))
  })
  record('Maplekey', count, 'one edit', edited)
  const back = await repeat(() =>
    publish(['rollback'], () => expectServed(ours, middle, --edit > 0 ? `Edit ${edit}: ` : 'Post'))
  )
  record('Maplekey', count, 'rollback', back)
  await ours.close()
}

async function measureOther(other: OtherGenerator, count: number): Promise<void> {
  for (let id = 1; id <= count; id++) other.write(benchPost(id))
  record(other.name, count, 'full build', [await other.build()])
  record(other.name, count, 'nothing changed', [await other.build()])
  other.write(benchPost(count + 1))
  record(other.name, count, 'one new post', [await other.build()])
  other.write(benchPost(Math.ceil(count / 2), 'Edited: '))
  record(other.name, count, 'one edit', [await other.build()])
}

async function expectServed(
  { served }: PublishedService,
  path: string,
  text: string
): Promise<void> {
  if (!(await served(path)).includes(text)) throw new Error(`${path} does not contain ${text}`)
}

async function repeat(work: () => Promise<Measured>): Promise<Measured[]> {
  const runs: Measured[] = []
  while (runs.length < times) runs.push(await work())
  return runs
}

function record(by: string, posts: number, what: string, runs: Measured[]): void {
  const { cpu, megabytes, seconds, whole } = median(runs)
  const worst = Math.max(...runs.map((run) => run.seconds))
  const row = {
    by,
    posts,
    what,
    seconds: seconds.toFixed(2),
    worst: worst.toFixed(2),
    'whole run': whole.toFixed(2),
    'CPU s': cpu.toFixed(2),
    'peak MB': megabytes.toFixed(0)
  }
  rows.push(row)
  console.error(Object.values(row).join('  '))
  const target = TARGETS[what]
  if (by !== 'Maplekey' || posts < TARGETS_FOR || !target) return
  if (seconds > target.seconds) missed.push(`${what}: ${row.seconds} s, not ${target.seconds} s`)
  if (megabytes > (target.megabytes ?? Number.POSITIVE_INFINITY))
    missed.push(`${what}: ${row['peak MB']} MB, not ${target.megabytes} MB`)
}
