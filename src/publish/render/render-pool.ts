// Threads that render a release, one per core. They start early, and take small batches so that all
// finish at about the same time.
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { OgPicture } from './og-picture.ts'
import type { Address } from './site-renderer.ts'
import type {
  FailedFile,
  RenderedFile,
  RenderedFiles,
  RenderJob,
  ThreadData,
  ThreadReply,
  ThreadTasks
} from './render-thread.ts'

export type RenderPool = {
  addresses: () => Promise<readonly Address[]>
  /** Starts all threads, for a large site. */
  warmUp: () => void
  /** Calls `onRendered` after each batch. Returns the pages that failed. */
  render: (job: RenderJob, onRendered: (rendered: RenderedFile[]) => void) => Promise<FailedFile[]>
  /** Draws pictures. Calls `onDrawn` after each batch with its size. */
  draw: (pictures: readonly OgPicture[], onDrawn: (drawn: number) => void) => Promise<void>
  close: () => Promise<void>
}

/** Batches get smaller towards the end, so that no thread works on alone. */
const BATCH = { most: 40, least: 4, share: 4 }
const THREADS_MAX = 4
/** Four times what ten thousand posts need; a larger heap would only fill with garbage. */
const OLD_MB = 1024
const YOUNG_MB = 32

/** `snapshot`: its folder. */
export function openRenderPool(data: ThreadData, snapshot: string): RenderPool {
  const threads = [openThread(data, snapshot)]

  /** Threads take batch after batch. */
  async function distribute<Item>(
    items: readonly Item[],
    work: (thread: Thread, batch: Item[]) => Promise<void>
  ) {
    const wanted = Math.min(
      availableParallelism(),
      THREADS_MAX,
      Math.ceil(items.length / BATCH.most)
    )
    while (threads.length < wanted) threads.push(openThread(data, snapshot))
    const left = items.toReversed()
    const next = (): Item[] => {
      const fair = Math.ceil(left.length / threads.length / BATCH.share)
      return left.splice(-Math.min(BATCH.most, Math.max(BATCH.least, fair))).toReversed()
    }
    await Promise.all(
      threads.map(async (thread) => {
        for (let batch = next(); batch.length > 0; batch = next()) await work(thread, batch)
      })
    )
  }

  return {
    addresses() {
      // Whichever thread is free first; rendering needs the snapshot that this reads, too.
      const all = threads.map((thread) => thread.addresses())
      for (const one of all) one.catch(() => {})
      return Promise.race(all)
    },
    warmUp() {
      while (threads.length < Math.min(availableParallelism(), THREADS_MAX)) {
        threads.push(openThread(data, snapshot))
      }
    },
    async render({ files, ...job }, onRendered) {
      const allFailed: FailedFile[] = []
      await distribute(files, async (thread, batch) => {
        const { failed, rendered } = await thread.render({ ...job, files: batch })
        allFailed.push(...failed)
        onRendered(rendered)
      })
      return allFailed.sort((a, b) => (a.file < b.file ? -1 : 1))
    },
    draw: (pictures, onDrawn) =>
      distribute(pictures, async (thread, batch) => onDrawn(await thread.draw(batch))),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    }
  }
}

type Thread = {
  addresses: () => Promise<readonly Address[]>
  render: (job: RenderJob) => Promise<RenderedFiles>
  draw: (pictures: readonly OgPicture[]) => Promise<number>
  close: () => Promise<unknown>
}

function openThread(workerData: ThreadData, snapshot: string): Thread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    // A thread may start before the snapshot is taken, and must not read an older one.
    env: { ...process.env, NODE_ENV: 'production', SNAPSHOT: 'not-taken-yet' }
  })
  // A thread that fails to start posts one message before its first task.
  let first: Promise<unknown[]> | undefined = once(worker, 'message')
  first.catch(() => {})
  async function send<Task extends keyof ThreadTasks>(
    task: Task,
    input: ThreadTasks[Task]['input']
  ): Promise<ThreadTasks[Task]['output']> {
    const message = first ?? once(worker, 'message')
    first = undefined
    worker.postMessage({ snapshot, input, task })
    const [reply] = (await message) as [ThreadReply<Task>]
    if ('failed' in reply) throw Object.assign(new Error(reply.failed.message), reply.failed)
    return reply.output
  }
  // One task at a time, so the next message is its reply.
  let last: Promise<unknown> = Promise.resolve()
  const run: typeof send = (task, input) => {
    const output = last.then(() => send(task, input))
    last = output.catch(() => {})
    return output
  }
  let listed: Promise<readonly Address[]> | undefined
  return {
    addresses: () => (listed ??= run('addresses', undefined)),
    render: (job) => run('render', job),
    draw: (pictures) => run('draw', pictures),
    close: () => worker.terminate()
  }
}
