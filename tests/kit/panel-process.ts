import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#panel/services/database/database.ts'
import { openLog } from '#panel/services/telemetry/logger.ts'
import { freePort } from './free-port.ts'
import { testSettings } from './test-settings.ts'

/** Opens the database of a folder whose process has ended. */
export function openFolder(folder: string) {
  return openDatabase({ ...testSettings, dataDir: folder }, openLog('silent'))
}

export type PanelProcess = Awaited<ReturnType<typeof startPanelProcess>>

/** Optimising the database's WebAssembly doesn't pay in a short run. */
const SHORT_RUN = ['--liftoff-only']
/** As in production. */
const HEAP = ['--max-semi-space-size=8', '--max-old-space-size=512']

/**
 * Starts the panel service as a process with its own data folder and no human check. It serves the
 * site in `dist` of its working directory.
 */
export async function startPanelProcess(
  folder: string,
  env: Record<string, string> = {},
  cwd = process.cwd(),
  flags = SHORT_RUN
) {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, ...HEAP, resolve('src/panel/main.ts')], {
    cwd,
    env: {
      ...process.env,
      HUMAN_CHECK: 'off',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      PANEL_DATA: folder,
      PORT: String(port),
      PUBLISH: 'off',
      RATE_LIMITS: 'off',
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  endWithThis(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const origin = `http://127.0.0.1:${port}`
  await answering(`${origin}/healthz`, child, () => output)

  return {
    origin,
    pid: child.pid,
    output: () => output,
    async post(
      path: string,
      body: unknown,
      options: { token?: string; idempotencyKey?: string } = {}
    ) {
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(options.token && { authorization: `Bearer ${options.token}` }),
          ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey })
        },
        body: JSON.stringify(body)
      })
      return { status: response.status, body: await response.json() }
    },
    kill: () => end(child, 'SIGKILL'),
    /** The test chooses the delay, so that a kill can hit any part of the work. */
    async killAfter(ms: number) {
      await pause(ms)
      return end(child, 'SIGKILL')
    },
    stop: () => end(child, 'SIGTERM'),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    exited
  }
}

/** A process that fails leaves no panel behind. */
function endWithThis(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  return code
}

async function answering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the panel did not start: ${output()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(20)
  }
}
