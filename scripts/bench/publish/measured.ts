import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = { seconds: number; megabytes: number; said: string }

const LOOK_EVERY_MS = 25

/** Runs a command and says how long it took and what it and all its children held in memory at their most. */
export function measured(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv }
): Promise<Measured> {
  const started = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let [bytes, said] = [0, '']
  const look = setInterval(() => (bytes = Math.max(bytes, heldBy(child.pid))), LOOK_EVERY_MS)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearInterval(look)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) done({ seconds, megabytes: bytes / 1e6, said })
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`))
    })
  })
}

function heldBy(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    const [, kilobytes = 0] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const below = children.split(' ').filter(Boolean).map(Number)
    return below.reduce((sum, child) => sum + heldBy(child), Number(kilobytes) * 1024)
  } catch {
    return 0
  }
}
