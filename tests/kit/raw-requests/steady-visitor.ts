import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Visits = { failed: number; made: number; p50: number; p99: number }

/** A visitor in its own thread, so that the test's work doesn't affect the measurement. */
export async function steadyVisitor(origin: string) {
  const thread = new Worker(new URL('visitor-thread.ts', import.meta.url), { workerData: origin })
  await once(thread, 'online')
  return {
    /** Waits for at least `visits` since the last report; times are in milliseconds. */
    async report(visits = 1): Promise<Visits> {
      thread.postMessage(visits)
      const [seen] = (await once(thread, 'message')) as [Visits]
      return seen
    },
    close: () => thread.terminate()
  }
}
