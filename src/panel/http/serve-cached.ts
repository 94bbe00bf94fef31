import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Language, LANGUAGE_TAGS } from '#messages/language.ts'
import type { World } from '../services/world.ts'
import { answerFailure } from './answer.ts'
import { languageOfCall } from './call-language.ts'
import { dataHeaders } from './security-headers.ts'

/** How long another process's change may stay unnoticed. */
const FRESH_MS = 2000

/** The smallest first. */
const ENCODINGS = ['br', 'gzip']

type Encoding = 'br' | 'gzip' | 'identity'
type Kept = { hash: string; bodies: Record<Encoding, Uint8Array<ArrayBuffer>> }

/**
 * Serves an answer that is the same for everyone: serialised and compressed once per change, and not
 * sent to a browser that already has it.
 */
export function serveCached<E extends Endpoint<v.GenericSchema, v.GenericSchema, 'public'>>(
  app: Hono,
  world: World,
  endpoint: E,
  gather: (language: Language) => Promise<v.InferInput<E['answer']>>
): void {
  const answers = {
    en: cachedAnswer(world, () => answerIn('en')),
    fr: cachedAnswer(world, () => answerIn('fr'))
  }

  async function answerIn(language: Language): Promise<string> {
    return JSON.stringify(v.parse(endpoint.answer, await gather(language)))
  }

  const retainedHeaders = [
    ...RETAINED_304_HEADERS,
    ...Object.keys(dataHeaders(world)),
    'X-Request-Id'
  ]

  app.on(endpoint.method, endpoint.path, etag({ retainedHeaders }), async (context) => {
    try {
      const language = languageOfCall(context)
      const { bodies, hash } = await answers[language]()
      const encoding = accepts(context, {
        header: 'Accept-Encoding',
        supports: ENCODINGS,
        default: 'identity',
        // Hono would choose the first that a browser names, which is gzip.
        match: (accepted, { supports }) =>
          supports.find((name) => accepted.some(({ q, type }) => type === name && q > 0)) ??
          'identity'
      }) as Encoding
      context.header('Cache-Control', 'public, max-age=0, must-revalidate')
      context.header('Content-Language', LANGUAGE_TAGS[language])
      context.header('Content-Type', 'application/json')
      context.header('ETag', `"${hash}-${encoding}"`)
      context.header('Vary', 'Accept-Encoding, Accept-Language')
      if (encoding !== 'identity') context.header('Content-Encoding', encoding)
      return context.body(bodies[encoding])
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })
}

/** What `gather` answers, kept until the content changes. */
function cachedAnswer(
  { contentRevision }: Pick<World, 'contentRevision'>,
  gather: () => Promise<string>
): () => Promise<Kept> {
  let kept: Kept | undefined
  let keptUntil = 0
  let keptAt = -1
  let running: { at: number; answer: Promise<Kept> } | undefined

  async function refresh(at: number): Promise<Kept> {
    const text = await gather()
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
    // One that started before the content changed may have read the old content.
    if (running?.at !== at) {
      const answer = refresh(at).finally(() => {
        if (running?.answer === answer) running = undefined
      })
      running = { at, answer }
    }
    return running.answer
  }

  return async () => fresh() ?? current()
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
