import * as v from 'valibot'
import { Refusal } from '#contract/endpoint.ts'

/** A panel, wherever it runs: a path of its API in, its answer out. */
export type Ask = (path: string) => Promise<Response> | Response

/** The panel did not say what a site can be built of; the message is a sentence, `status` what it answered, if it did. */
export class PanelFailed extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

const ANSWER_SECONDS = 20
const ANSWER_BYTES_MAX = 64_000_000

/** The panel at an address, e.g. 'http://127.0.0.1:4321/api'; one that does not answer in time has failed. */
export function askOverHttp(base: string, { seconds = ANSWER_SECONDS } = {}): Ask {
  const root = base.replace(/\/+$/, '')
  const ask = (path: string): Promise<Response> =>
    fetch(`${root}${path}`, { signal: AbortSignal.timeout(seconds * 1000) })
  return (path) =>
    ask(path)
      .catch((error: unknown) => {
        if (wasHungUp(error)) return ask(path)
        throw error
      })
      .catch((error: unknown) => {
        throw new PanelFailed(`${root} ${reason(error)}.`)
      })
}

/** A connection that was kept for the next call, and closed by the panel just as the call went out, has not been heard. */
function wasHungUp(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
}

/** What a call answers, held to a schema: a refusal, another shape, half an answer are all failures. */
export async function askPanel<Schema extends v.GenericSchema>(
  ask: Ask,
  path: string,
  schema: Schema
): Promise<v.InferOutput<Schema>> {
  const answer = await ask(path)
  const text = (await readBytes(answer, path)).toString()
  const json = parse(text)
  const refusal = v.safeParse(Refusal, json)
  const status = refusal.success && answer.ok ? refusal.output.api_status : answer.status
  if (!answer.ok || refusal.success) {
    throw new PanelFailed(`${path} was refused with ${status}.`, status)
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw new PanelFailed(
    json === undefined
      ? `${path} answered no JSON, or half of one.`
      : `${path} is not as the contract says: ${place ? `${place}: ` : ''}${issue.message}.`
  )
}

/** The whole body, unless it is longer than a site could use. */
export async function readBytes(
  answer: Response,
  path: string,
  most = ANSWER_BYTES_MAX
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of answer.body ?? []) {
      size += chunk.length
      if (size > most) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw new PanelFailed(`${path} ${reason(error)}.`)
  }
  if (size > most) throw new PanelFailed(`${path} answered more than ${most} bytes.`)
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
  if (!(error instanceof Error)) return 'broke off'
  if (error.name === 'TimeoutError') return 'did not answer in time'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return `can’t be reached, or broke off (${code})`
}
