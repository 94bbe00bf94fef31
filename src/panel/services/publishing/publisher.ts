import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Publishes the site from the panel's content and reports each step. Tests bring a small one. */
export type Publisher = (run: {
  /** Receives one JSON line of output. */
  onStep: (step: unknown) => void
  /** Stops it at any point. */
  signal: AbortSignal
}) => Promise<void>

/** The message is the last line the publisher printed. */
class PublishFailed extends Error {}

/** Time to clean up after SIGTERM. */
const CLOSING_MS = 3000
const ERROR_OUTPUT_MAX = 2000

/** Runs a command that prints one JSON line per step and exits with 0 on success. */
export function commandPublisher(
  [file, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv
): Publisher {
  return async ({ onStep, signal }) => {
    signal.throwIfAborted()
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let errorOutput = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput = (errorOutput + chunk.toString()).slice(-ERROR_OUTPUT_MAX)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const step = readJson(line)
      if (step !== undefined) onStep(step)
    })
    let killing: NodeJS.Timeout | undefined
    const end = () => {
      child.kill('SIGTERM')
      killing = setTimeout(() => child.kill('SIGKILL'), CLOSING_MS)
    }
    signal.addEventListener('abort', end, { once: true })
    try {
      const code = await new Promise<number | null>((resolve, reject) => {
        child.once('error', reject)
        // Not 'exit': the last output may still be on its way.
        child.once('close', resolve)
      })
      signal.throwIfAborted()
      if (code !== 0)
        throw new PublishFailed(lastLine(errorOutput) || `the publisher exited with ${code}`)
    } finally {
      clearTimeout(killing)
      signal.removeEventListener('abort', end)
    }
  }
}

/** Ignores output that isn't JSON. */
function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The last line that isn't part of a stack trace. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines.at(-1)?.trim() ?? ''
}
