import { seconds } from '../site/progress.ts'

/** The result of one part of the run; `details` describes its failures. */
export type Result = { name: string; passed: number; failed: number; details: string }

const results: Result[] = []

/** Runs one part, prints its result and keeps it for the total. */
export async function runPart(
  name: string,
  work: () => Promise<Omit<Result, 'name'>>
): Promise<Result> {
  const started = performance.now()
  let result: Result
  try {
    result = { name, ...(await work()) }
  } catch (error) {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
    result = { name, passed: 0, failed: 1, details }
  }
  results.push(result)
  const count = result.passed + result.failed > 1 ? `: ${result.passed} passed` : ''
  const failures = result.failed > 0 ? `, ${result.failed} FAILED` : ''
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${name}${count}${failures} (${seconds(started)} s)`)
  return result
}

/** Prints the failures and the total, and returns the exit code. */
export function summarize(): number {
  for (const { name, failed, details } of results) {
    if (failed > 0) console.log(`\n── ${name} ──\n${details.trim()}`)
  }
  const sum = (count: (result: Result) => number): number =>
    results.reduce((total, result) => total + count(result), 0)
  const failed = sum((result) => result.failed)
  console.log(`\n${sum((result) => result.passed)} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
