import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openWorld } from '#panel/actions/open-world.ts'
import { readSettings } from '#panel/config/config.ts'
import { startService } from '#panel/service/start-service.ts'
import { startPanelProcess } from './panel-process.ts'
import { freshPostgres } from './postgres.ts'

type Env = Record<string, string>

/** Two processes on one PostgreSQL, and a way to kill either. */
export async function startTwoProcesses(folder: string, env: Env) {
  const { db, url } = await freshPostgres()
  const start = (at: number) =>
    startPanelProcess(join(folder, String(at)), { ...env, DATABASE_URL: url })
  const living = new Map([
    [0, await start(0)],
    [1, await start(1)]
  ])
  return {
    db,
    /** Only live processes, as behind a load balancer. */
    origins: () => [...living.values()].map(({ origin }) => origin),
    async kill(at: number) {
      const victim = living.get(at)
      living.delete(at)
      await victim?.kill()
      living.set(at, await start(at))
    },
    async close() {
      for (const worker of living.values()) await worker.stop()
      await db.destroy()
    }
  }
}

/** The embedded database allows one process, which is this one, so it can't be killed. */
export async function startEmbedded(folder: string, env: Env) {
  const world = await openWorld(readSettings({ ...env, PANEL_DATA: folder }))
  const service = await startService(world, { port: 0, siteDir: 'dist' })
  return {
    db: world.db,
    origins: () => [`http://127.0.0.1:${service.port}`],
    kill: undefined,
    async close() {
      await service.close()
      await world.close()
    }
  }
}

export type OrderPanel =
  | Awaited<ReturnType<typeof startEmbedded>>
  | Awaited<ReturnType<typeof startTwoProcesses>>

/** The API of a random live process. */
export function anyOrigin(panel: OrderPanel, random: () => number): string {
  const origins = panel.origins()
  return `${origins[Math.floor(random() * origins.length)]}/api`
}

/** Delivers a webhook late; drops three in ten and sends some twice. */
export async function deliverUnreliably(
  panel: OrderPanel,
  random: () => number,
  body: string,
  signature: string
): Promise<number> {
  await pause(1000 * random())
  if (random() < 0.3) return 0
  const send = () =>
    fetch(`${anyOrigin(panel, random)}/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body
    })
  const [first] = await Promise.all(random() < 0.1 ? [send(), send()] : [send()])
  return first?.status ?? 0
}

/** Kills a process every few seconds until `signal` aborts; returns the number of kills. */
export async function killRepeatedly(
  panel: OrderPanel,
  { most, random, signal }: { most: number; random: () => number; signal: AbortSignal }
): Promise<number> {
  let kills = 0
  while (kills < most && panel.kill) {
    await pause(3000 + 4000 * random(), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) break
    await panel.kill(kills % 2)
    kills++
  }
  return kills
}

/** The real-time wait of an order storm. */
export const shortPause = (ms: number): Promise<void> => pause(ms)
