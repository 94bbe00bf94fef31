import {
  type FeedProfile,
  feedAnswers,
  RESO_TOKEN
} from '#panel/services/listing-feed/sample-feed/feed-answers.ts'
import type { FeedPictures } from '#panel/services/listing-feed/sample-feed/feed-pictures.ts'
import { startFeedServer } from '#panel/services/listing-feed/sample-feed/feed-server.ts'
import type { FeedStore } from '#panel/services/listing-feed/sample-feed/feed-store.ts'
import {
  SAMPLE_ACCOUNT,
  sampleStore
} from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import { type FeedFault, faultyAnswer } from './ddf/feed-faults.ts'

export type DdfServer = Awaited<ReturnType<typeof startDdf>>

/** CREA's feed or a board's, with invented homes, a clock of its own and faults on demand. */
export async function startDdf({
  homes = 60,
  pictures,
  profile = 'ddf',
  store
}: {
  homes?: number
  profile?: FeedProfile
  store?: FeedStore
  pictures?: FeedPictures | undefined
} = {}) {
  const time = { now: new Date('2026-11-24T18:00:00Z'), skewMs: 0 }
  const holds = store ?? sampleStore({ homes, now: time.now })
  const serverClock = () => new Date(time.now.getTime() + time.skewMs)
  const { answer, tokens } = feedAnswers(holds, serverClock, profile)
  const calls: string[] = []
  const planned: { path: RegExp; fault: FeedFault }[] = []
  const atOnce = { now: 0, most: 0 }
  const waiting: { count: number; resolve: () => void }[] = []
  let release = () => {}
  let untilReleased = newSilence()

  function newSilence(): Promise<void> {
    return new Promise((resolve) => (release = resolve))
  }

  const server = await startFeedServer(
    async (request) => {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${decodeURIComponent(pathname + search)}`
      calls.push(call)
      atOnce.most = Math.max(atOnce.most, ++atOnce.now)
      waiting.filter(({ count }) => count <= atOnce.now).forEach(({ resolve }) => resolve())
      try {
        const at = planned.findIndex(({ path }) => path.test(call))
        const fault = at < 0 ? undefined : planned.splice(at, 1)[0]?.fault
        if (fault === undefined) return await answer(request)
        return await faultyAnswer(fault, { answer, request, untilReleased })
      } finally {
        atOnce.now--
      }
    },
    { pictures }
  )
  const root = `${server.origin}/odata/v1/`

  return {
    atOnce,
    calls,
    clock: () => time.now,
    store: holds,
    time,
    tokens,
    access:
      profile === 'ddf'
        ? {
            kind: 'ddf' as const,
            ...SAMPLE_ACCOUNT,
            root,
            tokenUrl: `${server.origin}/connect/token`
          }
        : { kind: 'reso' as const, root, token: RESO_TOKEN },
    failNext: (path: RegExp, ...faults: FeedFault[]) =>
      void planned.push(...faults.map((fault) => ({ path, fault }))),
    /** Resolves once as many calls are under way. */
    untilAtOnce: (count: number) =>
      new Promise<void>((resolve) => {
        if (atOnce.now >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    endFaults: () => void planned.splice(0),
    /** Answers the calls that have been left in silence. */
    endSilence() {
      release()
      untilReleased = newSilence()
    },
    async close() {
      release()
      await server.close()
    }
  }
}
