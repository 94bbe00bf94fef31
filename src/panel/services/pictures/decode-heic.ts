import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HeicJob, HeicReply } from './heic-thread.ts'

/** Bytes of the decoder's memory: the largest photo of a phone takes 455 MB. */
const MEMORY_MAX = 640_000_000
/** The largest photo of a phone takes 1.2 s on one core. */
const TIMEOUT_MS = 30_000

/**
 * The pixels of a HEIC picture, turned upright; undefined if it can't be decoded. iPhones store photos
 * as HEIC, and sharp lacks its decoder. In a thread of its own, so that a file can neither block nor end
 * the process.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  pixelsMax: number
): Promise<HeicReply | undefined> {
  const workerData: HeicJob = { bytes, memoryMax: MEMORY_MAX, pixelsMax }
  const worker = new Worker(new URL('heic-thread.ts', import.meta.url), {
    workerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // The decoder writes what it finds wrong to the console.
    stderr: true,
    stdout: true
  })
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const [reply] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [])
    ])
    return reply as HeicReply | undefined
  } catch {
    return undefined
  } finally {
    await worker.terminate()
  }
}
