import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettings } from '#panel/config/config.ts'
import { openWorld } from '#panel/actions/open-world.ts'
import { startService } from '#panel/service/start-service.ts'
import { measured, type Measured } from './measured-command.ts'

const root = resolve(import.meta.dirname, '../../..')

export type PublishedService = Awaited<ReturnType<typeof startPublishedService>>

/** A panel with its own database, its service, and the publish command. */
export async function startPublishedService(folder: string, port: number) {
  const [data, store] = [join(folder, 'panel'), join(folder, 'site')]
  rmSync(store, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const env = { ...process.env, LOG_LEVEL: 'warn', PANEL_DATA: data, PORT: String(port) }
  const world = await openWorld(readSettings(env))
  const service = await startService(world, { port, siteDir: store })
  const origin = `http://127.0.0.1:${port}`
  return {
    env,
    origin,
    store,
    world,
    /** Calls `see` once the release is live; the command may still draw pictures after that. */
    publish: (args: string[] = [], see?: () => Promise<void>): Promise<Measured> =>
      measured('npm', ['run', '-s', 'publish', '--', ...args, '--to', store, '--json'], {
        cwd: root,
        env,
        said: /"step":"switch"[^\n]*"ms"/,
        ...(see ? { see } : {})
      }),
    async served(path: string): Promise<string> {
      const answer = await fetch(`${origin}${path}`)
      if (!answer.ok) throw new Error(`${path} is served with ${answer.status}.`)
      return answer.text()
    },
    async close(): Promise<void> {
      await service.close()
      await world.close()
    }
  }
}
