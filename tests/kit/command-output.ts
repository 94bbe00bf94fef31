import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { vi } from 'vitest'

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

/** What a command writes that is run in this process. */
export async function saidBy(run: () => Promise<void>): Promise<string> {
  let output = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk)
    return true
  })
  try {
    await run()
  } finally {
    write.mockRestore()
  }
  return output
}
