import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import type { World } from '../services/world.ts'
import { logContext } from '../services/telemetry/log-context.ts'
import { answerFailure } from './answer.ts'
import { requestHeader } from './request-header.ts'
import { dataHeaders } from './security-headers.ts'

/** An import changes content at most this long before everyone sees it. */
const FRESH_MS = 2000

type Encoding = 'br' | 'gzip' | 'identity'
type Kept = { hash: string; bodies: Record<Encoding, Uint8Array<ArrayBuffer>> }

/**
 * Serves an answer that is the same for everyone: written and compressed once a change, and not sent at all to a
 * browser that has it. It brings its own headers, so it stands before whatever gives the other answers theirs.
 */
export function serveCached<E extends Endpoint<v.GenericSchema, v.GenericSchema, 'public'>>(
  app: Hono,
  world: World,
  endpoint: E,
  gather: () => Promise<v.InferInput<E['answer']>>
): void {
  const { contentRevision } = world
  let kept: Kept | undefined
  let keptUntil = 0
  let keptAt = -1
  let running: { at: number; answer: Promise<Kept> } | undefined

  async function refresh(at: number): Promise<Kept> {
    const text = JSON.stringify(v.parse(endpoint.answer, await gather()))
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    if (kept?.hash !== hash) kept = { hash, bodies: await compress(text) }
    keptUntil = performance.now() + FRESH_MS
    keptAt = at
    return kept
  }

  function fresh(): Kept | undefined {
    return keptAt === contentRevision.now && performance.now() < keptUntil ? kept : undefined
  }

  async function current(): Promise<Kept> {
    const at = contentRevision.now
    // One that was begun before the content changed may have read it as it was.
    if (running?.at !== at) {
      const answer = refresh(at).finally(() => {
        if (running?.answer === answer) running = undefined
      })
      running = { at, answer }
    }
    return running.answer
  }

  const fixed = {
    ...dataHeaders(world),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding'
  }

  app.on(endpoint.method, endpoint.path, async (context) => {
    try {
      const { bodies, hash } = fresh() ?? (await current())
      const encoding = chosen(requestHeader(context, 'accept-encoding') ?? '')
      const etag = `"${hash}-${encoding}"`
      const headers: Record<string, string> = {
        ...fixed,
        ETag: etag,
        'X-Request-Id': logContext().request_id ?? ''
      }
      // Written at once and past the application's own object of headers, which takes longer than all the rest.
      if (names(requestHeader(context, 'if-none-match') ?? '', etag)) {
        return new Response(null, { status: 304, headers })
      }
      if (encoding !== 'identity') headers['Content-Encoding'] = encoding
      return new Response(bodies[encoding], { headers })
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

async function compress(text: string): Promise<Kept['bodies']> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 })
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(zipped), identity: new Uint8Array(plain) }
}

function chosen(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim().toLowerCase())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}

function names(header: string, etag: string): boolean {
  return header
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}
