import type { World } from '../services/world.ts'

/** Runs `round` every `everyMs`. Rounds never overlap, and a failed one doesn't stop the next. */
export function repeat(
  world: World,
  everyMs: number,
  round: (world: World) => Promise<unknown>
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = once()

  async function once(): Promise<void> {
    try {
      await round(world)
    } catch (error) {
      world.log.error({ err: error }, 'a worker round failed')
    }
    if (!stopped) timer = setTimeout(() => (running = once()), everyMs)
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    }
  }
}
