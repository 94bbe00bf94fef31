import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { RawHeaders } from './site-headers.ts'

/** A body in the encodings that made it smaller. */
export type Body = {
  type: string
  /** Of the content; the ETag is this and the encoding. */
  hash: string
  /** Without it, `br` is unpacked for the few clients that don't take it: pages would fill twice the memory. */
  identity: Uint8Array | undefined
  br: Uint8Array | undefined
  gzip: Uint8Array | undefined
}

const COMPRESSIBLE = /^(text\/|application\/(atom\+xml|json|manifest\+json|xml)|image\/svg)/
/** Twice as fast as the best for 2% more bytes: a page is compressed once for each revision. */
const BROTLI_QUALITY = 5

/** In this thread: Node's thread pool brought a full garbage collection of 60 ms every hundred cold pages. */
export function compressBody(type: string, content: string | Uint8Array): Body {
  const identity = Buffer.from(content)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  if (!COMPRESSIBLE.test(type)) {
    return { type, hash, identity: ownCopy(identity), br: undefined, gzip: undefined }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length
  }
  const br = brotliCompressSync(identity, { params })
  const isSmaller = br.length < identity.length
  return {
    type,
    hash,
    identity: isSmaller ? undefined : ownCopy(identity),
    br: isSmaller ? ownCopy(br) : undefined,
    gzip: undefined
  }
}

/** In memory of exactly its size: a Buffer may be a piece of Node's pool, and keep all of that alive. */
function ownCopy(bytes: Buffer): Uint8Array {
  return new Uint8Array(bytes)
}

export function bytesOf({ br, gzip: zipped, identity }: Body): number {
  return (identity?.length ?? 0) + (br?.length ?? 0) + (zipped?.length ?? 0)
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Sends a body in the smallest encoding that the client takes, or 304 if it has this one. */
export function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: Body,
  { headers, status = 200 }: { headers: RawHeaders; status?: number }
): void {
  const encoding = encodingFor(request.headers['accept-encoding'], body)
  const head = [...headers, 'Vary', 'Accept-Encoding']
  if (status === 200) {
    const etag = `"${body.hash}-${encoding}"`
    head.push('ETag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) {
      return void response.writeHead(304, head).end()
    }
  }
  const bytes = body[encoding] ?? brotliDecompressSync(body.br ?? Buffer.alloc(0))
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  head.push('Content-Type', body.type, 'Content-Length', String(bytes.length))
  response.writeHead(status, head)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function encodingFor(accepted: string | undefined, body: Body): Encoding {
  if (accepted === undefined) return 'identity'
  const taken = codingsOf.get(accepted) ?? readCodings(accepted)
  if (body.br && taken.has('br')) return 'br'
  return body.gzip && taken.has('gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of headers. */
const codingsOf = new LRUCache<string, ReadonlySet<string>>({ max: 100 })

/** The codings that an Accept-Encoding header doesn't refuse. */
function readCodings(accepted: string): ReadonlySet<string> {
  const taken = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (!isRefused) taken.add(coding.trim())
  }
  codingsOf.set(accepted, taken)
  return taken
}

/** A proxy that compresses again weakens the tag, so tags are compared weakly (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim()
    return tag === '*' || tag.replace(/^W\//, '') === etag
  })
}
