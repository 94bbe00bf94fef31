import * as v from 'valibot'
import { Refusal } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '#messages/language.ts'

/** Calls a panel's API by path, over HTTP or in-process. */
export type PanelFetch = (path: string, language?: Language) => Promise<Response> | Response

/** The panel returned no usable content. `status` is the response's, if there was one. */
export class PanelFailed extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

const TIMEOUT_SECONDS = 20
const RESPONSE_BYTES_MAX = 64_000_000

/** Calls a panel over HTTP with a timeout. `base`: e.g. 'http://127.0.0.1:4321/api' */
export function fetchOverHttp(base: string, { seconds = TIMEOUT_SECONDS } = {}): PanelFetch {
  const root = base.replace(/\/+$/, '')
  const send = (path: string, language: Language): Promise<Response> =>
    fetch(`${root}${path}`, {
      headers: { 'accept-language': LANGUAGE_TAGS[language] },
      signal: AbortSignal.timeout(seconds * 1000)
    })
  return (path, language = DEFAULT_LANGUAGE) =>
    send(path, language)
      .catch((error: unknown) => {
        if (isStaleConnection(error)) return send(path, language)
        throw error
      })
      .catch((error: unknown) => {
        throw new PanelFailed(`${root} ${reason(error)}.`)
      })
}

/** The panel closed an idle keep-alive connection as it was reused; the call is safe to repeat. */
function isStaleConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}

/** Validates the response; a refusal, an unexpected shape or invalid JSON throws PanelFailed. */
export async function callPanel<Schema extends v.GenericSchema>(
  fetchPanel: PanelFetch,
  path: string,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  const response = await fetchPanel(path)
  const text = (await readBytes(response, path)).toString()
  const json = parse(text)
  const refusal = v.safeParse(Refusal, json)
  const status = refusal.success && response.ok ? refusal.output.api_status : response.status
  if (!response.ok || refusal.success) {
    throw new PanelFailed(`${path} was refused with ${status}.`, status)
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  throw new PanelFailed(
    json === undefined
      ? `${path} returned invalid JSON.`
      : `${path} violates the contract: ${field ? `${field}: ` : ''}${issue.message}.`
  )
}

/** Reads the whole body, up to a limit. */
export async function readBytes(
  response: Response,
  path: string,
  most = RESPONSE_BYTES_MAX
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > most) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new PanelFailed(`${path} ${reason(error)}.`)
  }
  if (size > most) throw new PanelFailed(`${path} returned more than ${most} bytes.`)
  return Buffer.concat(chunks)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'was interrupted'
  if (error.name === 'TimeoutError') return 'timed out'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return `can’t be reached, or was interrupted (${code})`
}
