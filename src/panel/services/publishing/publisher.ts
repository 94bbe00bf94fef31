import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Publishes the site from what the panel says, and tells step by step how far it is. Tests bring a small one of their own. */
export type Publisher = (run: {
  /** One line of JSON that it said. */
  hear: (step: unknown) => void
  /** Ends it, wherever it is. */
  signal: AbortSignal
}) => Promise<void>

/** It failed; the message is its last word. */
export class PublishFailed extends Error {}

/** Time to clean up after it was told to end. */
const CLOSING_MS = 3000
const LAST_WORDS = 2000

/** A publisher that is a command: a line of JSON for each step, and an exit code that says how it ended. */
export function commandPublisher(
  [file, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv
): Publisher {
  return async ({ hear, signal }) => {
    signal.throwIfAborted()
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let lastWords = ''
    child.stderr.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString()).slice(-LAST_WORDS)
    })
    createInterface({ input: child.stdout }).on('line', (line) => {
      const step = readJson(line)
      if (step !== undefined) hear(step)
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
        // Not 'exit': what it said last may still be on its way.
        child.once('close', resolve)
      })
      signal.throwIfAborted()
      if (code !== 0) throw new PublishFailed(lastLine(lastWords) || `it ended with ${code}`)
    } finally {
      clearTimeout(killing)
      signal.removeEventListener('abort', end)
    }
  }
}

/** Whatever else a program prints is no step. */
function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The last line that says something: not where in the code an error was thrown. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines.at(-1)?.trim() ?? ''
}
