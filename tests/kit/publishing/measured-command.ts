import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = {
  /** Until the awaited result was available. */
  seconds: number
  /** Until the command exited. */
  whole: number
  /** CPU seconds, which a busy machine doesn't distort. */
  cpu: number
  megabytes: number
}

export type MeasureOptions = {
  cwd: string
  env: NodeJS.ProcessEnv
  /** The output that announces the awaited result, and a check that it is available. */
  said?: RegExp
  see?: () => Promise<void>
}

const SAMPLE_EVERY_MS = 25

/** Runs a command, and measures its time and the peak memory of its process tree. */
export function measured(
  command: string,
  args: string[],
  { said, see, ...options }: MeasureOptions
): Promise<Measured> {
  const started = performance.now()
  const since = (): number => (performance.now() - started) / 1000
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let [bytes, cpu, output] = [0, 0, '']
  let seen: Promise<number> | undefined
  const sampling = setInterval(() => {
    const tree = treeOf(child.pid)
    bytes = Math.max(bytes, memoryOf(tree))
    cpu = Math.max(cpu, cpuSecondsOf(tree))
  }, SAMPLE_EVERY_MS)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (said?.test(output)) seen ??= Promise.resolve(see?.()).then(since)
    })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      clearInterval(sampling)
      const whole = since()
      if (code !== 0) fail(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`))
      const last = seen ?? Promise.resolve(see?.()).then(() => whole)
      last.then((seconds) => done({ seconds, whole, cpu, megabytes: bytes / 1e6 }), fail)
    })
  })
}

type ProcessSample = { status: string; stat: string }

/** Private memory of all, and program code once, as Node's processes share it. */
function memoryOf(tree: readonly ProcessSample[]): number {
  const sum = (name: string) => tree.reduce((held, one) => held + kilobytes(one, name), 0)
  const shared = Math.max(0, ...tree.map((one) => kilobytes(one, 'RssFile')))
  return (sum('RssAnon') + sum('RssShmem') + shared) * 1024
}

function kilobytes({ status }: ProcessSample, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
}

/** CPU seconds of the running processes and of their exited children. */
function cpuSecondsOf(tree: readonly ProcessSample[]): number {
  const ticks = tree.flatMap(({ stat }) => stat.split(') ')[1]?.split(' ').slice(11, 15) ?? [])
  return ticks.reduce((sum, tick) => sum + Number(tick), 0) / 100
}

/** The kernel's report on a process and its children. */
function treeOf(pid: number | undefined): ProcessSample[] {
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
