import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** `cpu` is what processors did: the figure that a busy machine does not blur. */
export type Measured = { seconds: number; cpu: number; megabytes: number; said: string }

const LOOK_EVERY_MS = 25

/** Runs a command and says how long it took and what it and all its children held in memory at their most. */
export function measured(
  command: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv }
): Promise<Measured> {
  const started = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let [bytes, cpu, said] = [0, 0, '']
  const look = setInterval(() => {
    const tree = treeOf(child.pid)
    bytes = Math.max(bytes, heldBy(tree))
    cpu = Math.max(cpu, doneBy(tree))
  }, LOOK_EVERY_MS)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearInterval(look)
      const seconds = (performance.now() - started) / 1000
      if (code === 0) done({ seconds, cpu, megabytes: bytes / 1e6, said })
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`))
    })
  })
}

type Look = { status: string; stat: string }

/** Own pages of all, and those of programs once: processes of one Node share them. */
function heldBy(tree: readonly Look[]): number {
  const sum = (name: string) => tree.reduce((held, one) => held + kilobytes(one, name), 0)
  const shared = Math.max(0, ...tree.map((one) => kilobytes(one, 'RssFile')))
  return (sum('RssAnon') + sum('RssShmem') + shared) * 1024
}

function kilobytes({ status }: Look, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}

/** Seconds of those that are there, and of those that each has seen end. */
function doneBy(tree: readonly Look[]): number {
  const ticks = tree.flatMap(({ stat }) => stat.split(') ')[1]?.split(' ').slice(11, 15) ?? [])
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100
}

/** What the kernel says of a process and of all that it started. */
function treeOf(pid: number | undefined): Look[] {
  if (pid === undefined) return []
  try {
    const [status = '', stat = '', children = ''] = [
      `/proc/${pid}/status`,
      `/proc/${pid}/stat`,
      `/proc/${pid}/task/${pid}/children`
    ].map((file) => readFileSync(file, 'utf8'))
    const below = children.split(' ').filter(Boolean)
    return [{ status, stat }, ...below.flatMap((child) => treeOf(Number(child)))]
  } catch {
    return []
  }
}
