import { spawn } from 'node:child_process'

export class BuildFailed extends Error {
  readonly output: string

  constructor(output: string) {
    super('The site could not be built.')
    this.output = output
  }
}

/**
 * Runs a build in a process of its own, whose memory the service then doesn't keep, and which ends with
 * the service. @throws BuildFailed with all that it printed
 */
export function runBuild(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const stop = (): boolean => child.kill()
  process.once('exit', stop)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => {
      process.off('exit', stop)
      if (code === 0) done()
      else fail(new BuildFailed(output))
    })
  })
}
