import pLimit from 'p-limit'
import { fetch } from 'undici'
import { ANSWER_BYTES_MAX, atMost, TOKEN_BYTES_MAX } from './answer-limits.ts'
import { FeedFailure, type FeedProblem } from './feed-failure.ts'
import type { Get } from './feed-pages.ts'
import { feedToken } from './feed-token.ts'
import type { FeedAccess } from './listing-feed.ts'
import { isNotPublic, notPublic, publicFetch } from './public-fetch.ts'

const AT_ONCE = 4
/** A call ends when nothing has come for as long. */
const SILENCE_MS = 25_000
/** And when its body is still trickling in after this. */
const LONGEST_MS = 600_000
const TYPES = { json: /^application\/(?:\w+\+)?json\b/, xml: /^(?:application|text)\/xml\b/ }

export type CallOptions = {
  clock: () => Date
  silenceMs?: number
  /** Its address is ours or a test's: it may be on this machine, and without HTTPS. */
  isTrusted?: boolean
}

/**
 * A feed's calls: with its token, at most four at once, each ended by a long silence. They share these
 * whatever `until` they were opened for; none is made or goes on after it.
 */
export function feedCalls(
  access: FeedAccess,
  { clock, isTrusted = false, silenceMs = SILENCE_MS }: CallOptions
) {
  const limit = pLimit(AT_ONCE)
  const fetchFrom = isTrusted ? fetch : publicFetch
  const token = feedToken(access, { clock, post })

  async function post(url: string, fields: Record<string, string>) {
    const { body, status } = await send(url, { method: 'POST', body: new URLSearchParams(fields) })
    return { status, body: await readJson(atMost(body, { bytes: TOKEN_BYTES_MAX })) }
  }

  /** The body of a successful call, piece by piece. @throws FeedFailure */
  async function* get(
    url: string,
    as: 'json' | 'xml',
    until: Date | undefined
  ): AsyncGenerator<Uint8Array> {
    const done = await turn()
    const checkTime = () => {
      if (until && clock() >= until) throw tooSlow()
    }
    try {
      checkTime()
      let used = await token()
      let answer = await sendWith(url, used, as)
      if (answer.status === 401) {
        await discard(answer.body)
        used = await token(used)
        answer = await sendWith(url, used, as)
      }
      if (answer.status !== 200) {
        await discard(answer.body)
        throw refusedWith(answer.status)
      }
      if (!TYPES[as].test(answer.type)) {
        await discard(answer.body)
        throw new FeedFailure('unreadable', `The feed answered with something other than ${as}.`)
      }
      for await (const piece of atMost(answer.body, { bytes: ANSWER_BYTES_MAX })) {
        checkTime()
        yield piece
      }
    } finally {
      done()
    }
  }

  const sendWith = (url: string, used: string, as: 'json' | 'xml') =>
    send(url, { headers: { accept: `application/${as}`, authorization: `Bearer ${used}` } })

  /** Waits for one of the four places; call what it returns to leave it. */
  function turn(): Promise<() => void> {
    return new Promise((started) => {
      void limit(() => new Promise<void>((done) => started(done)))
    })
  }

  /** A connection that was kept may have been closed meanwhile: a new one is tried once. */
  async function send(url: string, init: Init) {
    return sendOnce(url, init).catch((error: unknown) => {
      if (error instanceof FeedFailure && error.problem === 'unavailable')
        return sendOnce(url, init)
      throw error
    })
  }

  async function sendOnce(url: string, init: Init) {
    const watch = watchSilence(silenceMs)
    try {
      const response = await fetchFrom(url, { ...init, redirect: 'error', signal: watch.signal })
      return {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        body: watched(response.body, watch)
      }
    } catch (error) {
      watch.end()
      throw notReached(error)
    }
  }

  return (until?: Date): Get => {
    return (url, as = 'json') => get(url, as, until)
  }
}

type Init = Omit<NonNullable<Parameters<typeof fetch>[1]>, 'dispatcher'>
type Watch = ReturnType<typeof watchSilence>

function watchSilence(silenceMs: number) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let silent = setTimeout(abort, silenceMs)
  const longest = setTimeout(abort, LONGEST_MS)
  return {
    signal: controller.signal,
    pause: () => clearTimeout(silent),
    resume: () => (silent = setTimeout(abort, silenceMs)),
    end() {
      clearTimeout(silent)
      clearTimeout(longest)
    }
  }
}

async function* watched(
  body: AsyncIterable<Uint8Array> | null,
  watch: Watch
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body ?? []) {
      // Only the feed's own silence counts, not how long we take.
      watch.pause()
      yield piece
      watch.resume()
    }
  } catch (error) {
    throw cutOff(error)
  } finally {
    watch.end()
  }
}

async function discard(body: AsyncGenerator<Uint8Array>): Promise<void> {
  await body.next().catch(() => undefined)
  await body.return(undefined)
}

async function readJson(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'))
  } catch {
    return undefined
  }
}

function refusedWith(status: number): FeedFailure {
  return new FeedFailure(PROBLEMS[status] ?? 'unavailable', `The feed answered ${status}.`, status)
}

const PROBLEMS: Record<number, FeedProblem> = {
  400: 'request',
  401: 'credentials',
  403: 'forbidden',
  404: 'request',
  415: 'request'
}

function notReached(error: unknown): FeedFailure {
  if (error instanceof FeedFailure) return error
  if (isNotPublic(error)) return notPublic()
  if (isAbort(error)) return new FeedFailure('silence', 'The feed did not answer in time.')
  return new FeedFailure('unavailable', 'The feed could not be reached.')
}

function cutOff(error: unknown): FeedFailure {
  if (isAbort(error)) return new FeedFailure('silence', 'The feed fell silent in an answer.')
  return new FeedFailure('unreadable', 'The answer of the feed ended in the middle.')
}

function tooSlow(): FeedFailure {
  return new FeedFailure('too-slow', 'The feed was not read within the time of a poll.')
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
