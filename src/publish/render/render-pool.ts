// The threads that render a release, one for each core: opened while other work goes on, fed in small portions so that
// none waits for the other.
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { OgPicture } from './og-picture.ts'
import type { Address } from './site-renderer.ts'
import type {
  FailedFile,
  RenderedFile,
  RenderedFiles,
  RenderWish,
  ThreadData,
  ThreadWord,
  Works
} from './render-thread.ts'

export type RenderPool = {
  addresses: () => Promise<readonly Address[]>
  /** All threads there will be for a large site get ready. */
  warmUp: () => void
  /** `hear` receives the portions as they are done; answers the pages that could not be made. */
  render: (wish: RenderWish, hear: (rendered: RenderedFile[]) => void) => Promise<FailedFile[]>
  /** The pictures that pages name, `hear` is told how many more are drawn. */
  draw: (pictures: readonly OgPicture[], hear: (drawn: number) => void) => Promise<void>
  close: () => Promise<void>
}

/** Small enough towards the end that no thread is left with much to do alone. */
const PORTION = { most: 40, least: 4, share: 4 }
const THREADS_MAX = 4
/** Ten thousand posts take a quarter of it; more room is only filled with what is not needed any more. */
const OLD_MB = 1024
const YOUNG_MB = 32

/** `snapshot`: the folder that pages are made of. */
export function openPool(data: ThreadData, snapshot: string): RenderPool {
  const threads = [openThread(data, snapshot)]

  /** Every thread takes the next portion as it is done with its last. */
  async function share<Item>(
    items: readonly Item[],
    work: (thread: Thread, portion: Item[]) => Promise<void>
  ) {
    const wanted = Math.min(
      availableParallelism(),
      THREADS_MAX,
      Math.ceil(items.length / PORTION.most)
    )
    while (threads.length < wanted) threads.push(openThread(data, snapshot))
    const left = items.toReversed()
    const next = (): Item[] => {
      const fair = Math.ceil(left.length / threads.length / PORTION.share)
      return left.splice(-Math.min(PORTION.most, Math.max(PORTION.least, fair))).toReversed()
    }
    await Promise.all(
      threads.map(async (thread) => {
        for (let portion = next(); portion.length > 0; portion = next()) await work(thread, portion)
      })
    )
  }

  return {
    addresses() {
      // The first free thread: what it reads for this, it needs for rendering, too.
      const all = threads.map((thread) => thread.addresses())
      for (const one of all) one.catch(() => {})
      return Promise.race(all)
    },
    warmUp() {
      while (threads.length < Math.min(availableParallelism(), THREADS_MAX)) {
        threads.push(openThread(data, snapshot))
      }
    },
    async render({ files, ...wish }, hear) {
      const all: FailedFile[] = []
      await share(files, async (thread, portion) => {
        const { failed, rendered } = await thread.render({ ...wish, files: portion })
        all.push(...failed)
        hear(rendered)
      })
      return all.sort((one, other) => (one.file < other.file ? -1 : 1))
    },
    draw: (pictures, hear) =>
      share(pictures, async (thread, portion) => hear(await thread.draw(portion))),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
    }
  }
}

type Thread = {
  addresses: () => Promise<readonly Address[]>
  render: (wish: RenderWish) => Promise<RenderedFiles>
  draw: (pictures: readonly OgPicture[]) => Promise<number>
  close: () => Promise<unknown>
}

function openThread(workerData: ThreadData, snapshot: string): Thread {
  const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    // A thread may be there before the snapshot is: what would read it too early finds none.
    env: { ...process.env, NODE_ENV: 'production', SNAPSHOT: 'not-taken-yet' }
  })
  // It may fail before anything is asked of it, and says so once.
  let first: Promise<unknown[]> | undefined = once(worker, 'message')
  first.catch(() => {})
  async function say<Work extends keyof Works>(
    work: Work,
    wish: Works[Work]['wish']
  ): Promise<Works[Work]['answer']> {
    const word = first ?? once(worker, 'message')
    first = undefined
    worker.postMessage({ snapshot, wish, work })
    const [said] = (await word) as [ThreadWord<Work>]
    if ('failed' in said) throw Object.assign(new Error(said.failed.message), said.failed)
    return said.answer
  }
  // One question at a time, so the next word is its answer.
  let last: Promise<unknown> = Promise.resolve()
  const ask: typeof say = (work, wish) => {
    const answer = last.then(() => say(work, wish))
    last = answer.catch(() => {})
    return answer
  }
  let listed: Promise<readonly Address[]> | undefined
  return {
    addresses: () => (listed ??= ask('addresses', undefined)),
    render: (wish) => ask('render', wish),
    draw: (pictures) => ask('draw', pictures),
    close: () => worker.terminate()
  }
}
