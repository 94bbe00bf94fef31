import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const running = new Set<ChildProcess>()

export type Ran = { code: number; output: string }
type Options = {
  env?: NodeJS.ProcessEnv
  /** Receives output line by line, for long-running parts. */
  onLine?: (line: string) => void
}

/** Runs a program of this project, and returns its output and exit code. */
export function command(program: string, args: string[], options: Options = {}): Promise<Ran> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  track(child)
  let output = ''
  let unfinished = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString()
    const lines = (unfinished + chunk.toString()).split('\n')
    unfinished = lines.pop() ?? ''
    for (const line of lines) options.onLine?.(line)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a TypeScript or JavaScript file under the Node that runs this one. */
export function node(args: string[], options: Options = {}): Promise<Ran> {
  return command(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options)
}

/** Ending this process ends everything it started, and waits for it. */
export function endTogether(): void {
  const end = async (): Promise<void> => {
    const closed = [...running].map((child) => new Promise((done) => child.on('close', done)))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(closed)
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end())
  process.on('disconnect', () => void end())
}

/** Registers a program to be ended with the others. */
export function track(child: ChildProcess): ChildProcess {
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}
