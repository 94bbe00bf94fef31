import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a file of this project on an empty data folder; what it printed, and its exit code. */
export async function outputOf(line: string, folder: string, settings: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, NODE_ENV: 'test', PANEL_DATA: folder, ...settings }
  const child = spawn(process.execPath, line.split(' '), { env })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close')
  ])
  return { code, stderr, stdout }
}
