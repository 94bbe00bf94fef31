import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = {
  /** Until what is waited for was there. */
  seconds: number
  /** Until the command ended, which may have more to do. */
  whole: number
  /** What processors did: the figure that a busy machine does not blur. */
  cpu: number
  megabytes: number
}

export type MeasureOptions = {
  cwd: string
  env: NodeJS.ProcessEnv
  /** What the command says when it has done what is waited for, and a look at whether that is so. */
  said?: RegExp
  see?: () => Promise<void>
}

const LOOK_EVERY_MS = 25

/** Runs a command and says how long it took and what it and all its children held in memory at their most. */
export function measured(
  command: string,
  args: string[],
  { said, see, ...options }: MeasureOptions
): Promise<Measured> {
  const started = performance.now()
  const since = (): number => (performance.now() - started) / 1000
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let [bytes, cpu, words] = [0, 0, '']
  let seen: Promise<number> | undefined
  const look = setInterval(() => {
    const tree = treeOf(child.pid)
    bytes = Math.max(bytes, heldBy(tree))
    cpu = Math.max(cpu, doneBy(tree))
  }, LOOK_EVERY_MS)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      words += chunk.toString()
      if (said?.test(words)) seen ??= Promise.resolve(see?.()).then(since)
    })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearInterval(look)
      const whole = since()
      if (code !== 0) fail(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${words}`))
      const last = seen ?? Promise.resolve(see?.()).then(() => whole)
      last.then((seconds) => done({ seconds, whole, cpu, megabytes: bytes / 1e6 }), fail)
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

/** What the kernel reports about a process and its children. */
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
