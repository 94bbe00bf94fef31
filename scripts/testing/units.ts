import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root } from './command.ts'
import { part } from './report.ts'

/** As much of vitest's JSON report as is counted. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Runs Vitest over the named rooms or files; without either, over every room but the proofs. `alone`: one file at a time. */
export async function runUnits(
  filter: { alone?: boolean; name?: string; rooms?: string[]; files?: string[] } = {}
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-units-'))
  const file = join(folder, 'report.json')
  const rooms = filter.rooms ?? (filter.files ? [] : ['!proofs'])
  await part(filter.name ?? 'Unit and panel tests', async () => {
    const ran = await node(
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(filter.alone ? ['--no-file-parallelism'] : []),
        ...rooms.flatMap((room) => ['--project', room]),
        ...(filter.files ?? [])
      ],
      { onLine: sayFile }
    )
    const counted = count(file)
    // An error outside any test fails the run though no test has failed.
    const failed = counted.failed === 0 && ran.code !== 0 ? 1 : counted.failed
    return { passed: counted.passed, failed, details: failuresOf(ran.output) }
  })
  rmSync(folder, { recursive: true, force: true })
}

function count(file: string): { passed: number; failed: number } {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return { passed: 0, failed: 1 }
  }
  const unread = report.testResults.filter(
    ({ assertionResults, status }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unread.length }
}

/** A line per file is progress enough, with the figures that a proof has measured. */
function sayFile(line: string): void {
  if (/^ [✓❯×] |^measured: /.test(line)) console.log(` ${line}`)
}

function failuresOf(output: string): string {
  const start = output.search(/^⎯+ (Failed|Unhandled)/m)
  return start < 0 ? output.slice(-4000) : output.slice(start)
}
