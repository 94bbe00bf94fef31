import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node, root } from './command.ts'
import { runPart } from './report.ts'

/** The parts of Vitest's JSON report that are used. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type Filter = {
  /** One file at a time. */
  alone?: boolean
  name?: string
  projects?: string[]
  files?: string[]
}

/** Runs Vitest on these projects or files. */
export async function runUnits(filter: Filter): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maplekey-units-'))
  const file = join(folder, 'report.json')
  await runPart(filter.name ?? 'Unit and panel tests', async () => {
    const ran = await node(
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(filter.alone ? ['--no-file-parallelism'] : []),
        ...(filter.projects ?? []).flatMap((project) => ['--project', project]),
        ...(filter.files ?? [])
      ],
      { onLine: sayFile }
    )
    const counted = count(file)
    // An error outside of tests fails the run without a failed test.
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

/** One line per file, with the figures that a proof has measured. */
function sayFile(line: string): void {
  if (/^ [✓❯×] |^measured: /.test(line)) console.log(` ${line}`)
}

function failuresOf(output: string): string {
  const start = output.search(/^⎯+ (Failed|Unhandled)/m)
  return start < 0 ? output.slice(-4000) : output.slice(start)
}
