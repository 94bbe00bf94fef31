import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Visits = { failed: number; made: number; p50: number; p99: number }

/** A visitor in a thread of its own, so that what is measured is the service and not what the test does besides. */
export async function steadyVisitor(origin: string) {
  const thread = new Worker(new URL('visitor-thread.ts', import.meta.url), { workerData: origin })
  await once(thread, 'online')
  return {
    /** The visits since the last report, at least so many; times in milliseconds. */
    async report(visits = 1): Promise<Visits> {
      thread.postMessage(visits)
      const [seen] = (await once(thread, 'message')) as [Visits]
      return seen
    },
    close: () => thread.terminate()
  }
}
