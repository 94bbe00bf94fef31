import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import { answerFailure, NO_SUCH_CALL } from './answer.ts'
import { languageOfCall } from './call-language.ts'
import { type Caller, type CallerOf, type Member, member, type Visitor, visitor } from './caller.ts'
import { clientAddress, trustedProxies } from './client-address.ts'
import { type Hold, holdingBody } from './held-bodies.ts'
import { idempotencyKey, keyedRequest, once } from './once.ts'
import { isText, readBody, invalidText } from './read-body.ts'
import { checkInput, coerce } from './read-input.ts'
import { readUpload } from './read-upload.ts'

const BODY_MAX = 64_000
/** Bytes of an answer's file that is sent at once; a larger one is read as it is sent. */
const WHOLE_FILE_MAX = 1_000_000

export type ServeOptions<E extends Endpoint = Endpoint> = {
  /** Answers a repeated call whose first answer was secret and therefore not saved. */
  again?: (
    input: v.InferOutput<E['input']>,
    caller: CallerOf<E>
  ) => Promise<v.InferInput<E['answer']>>
  /** Refuses a caller before their body is read. */
  before?: (caller: CallerOf<E>) => Promise<unknown>
  /** The largest body in bytes, for calls that carry pictures. */
  bodyLimit?: number
  /** Of an upload with a larger body. */
  tooLarge?: Refused
  /** Also accepts a session that may only set a new password. */
  allowReset?: boolean
  /** For editors; everyone else gets 404. */
  editorsOnly?: boolean
  /** The file never changes under its name, so it's cached for good and displayed inline. */
  lasting?: boolean
}

/** Makes an endpoint of the contract a route: authentication, validation, idempotency, errors. */
export function serve<E extends Endpoint>(
  app: Hono,
  world: World,
  endpoint: E,
  handler: (
    input: v.InferOutput<E['input']>,
    caller: CallerOf<E>
  ) => Promise<v.InferInput<E['answer']>>,
  options: ServeOptions<E> = {}
): void {
  const {
    again,
    allowReset = false,
    before,
    bodyLimit = BODY_MAX,
    editorsOnly = false,
    lasting = false,
    tooLarge = TOO_LARGE
  } = options
  const proxies = trustedProxies(world.settings.trustedProxies)

  app.on(endpoint.method, endpoint.path, async (context) => {
    try {
      const ip = clientAddress(context, proxies)
      return await holdingBody(ip, (hold) => answerCall(context, ip, hold))
    } catch (error) {
      return answerFailure(context, error, world)
    }
  })

  async function answerCall(context: Context, ip: string, hold: Hold): Promise<Response> {
    const key = idempotencyKey(context)
    const language = languageOfCall(context)
    const anyone: Caller = { ip, language, idempotencyKey: key }
    const caller = await {
      either: () => visitor(context, world, anyone),
      private: () => member(context, world, anyone, allowReset),
      public: () => anyone
    }[endpoint.access]()
    if (editorsOnly) requireEditor(caller)
    await before?.(caller as CallerOf<E>)
    const sent = await sentTo(context, hold)
    const input = checkInput(endpoint.input, sent, language)
    const agent_id = agentOf(caller)?.agent_id
    const request = keyedRequest(endpoint, { agent_id, input, key })
    const work = () => handler(input, { ...caller, request } as CallerOf<E>)
    const answer = request
      ? await once(world, request, {
          language,
          work,
          again: again && (() => again(input, caller as CallerOf<E>))
        })
      : await work()
    const checked = checkAnswer(endpoint, answer)
    if (!(checked instanceof File)) return context.json(checked as object)
    return sendFile(context, checked, lasting ? IMMUTABLE : attachmentHeaders(checked))
  }

  async function sentTo(context: Context, hold: Hold): Promise<unknown> {
    const { input, method, upload } = endpoint
    const request = context.req.raw
    if (method === 'POST' && !upload) return readBody(request, bodyLimit, hold)
    const parameters = coerce(input, parametersOf(context))
    if (!upload) return parameters
    return { ...parameters, file: await readUpload(context, bodyLimit, tooLarge, hold) }
  }
}

const TOO_LARGE = new Refused(
  messageFrom(requestRefusals, (t) => t.tooLarge(BODY_MAX / 1000)),
  413
)

/** Query and path parameters; the first of duplicates counts. */
function parametersOf(context: Context): Record<string, string> {
  const parameters = { ...context.req.query(), ...(context.req.param() as Record<string, string>) }
  if (!Object.values(parameters).every(isText)) throw invalidText()
  return parameters
}

/** Finds an answer that breaks the contract here rather than in the browser. */
function checkAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const result = v.safeParse(endpoint.answer, answer)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${endpoint.path} breaks its contract: ${v.getDotPath(issue)}`)
  }
  const { output } = result
  if (Array.isArray(output) || output instanceof Blob) return output
  return { api_status: 0, ...(output as object) }
}

function agentOf(caller: Caller): AgentRow | undefined {
  if ('agent' in caller) return (caller as Member).agent
  return 'known' in caller ? (caller as Visitor).known?.agent : undefined
}

function requireEditor(caller: Caller): void {
  if (!agentOf(caller)?.is_editor) throw new Refused(NO_SUCH_CALL, 404, { event: 'not_editor' })
}

/** Public, on pages of other origins too. */
const IMMUTABLE = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin'
}

/** Private to the caller. The file name is ours and ASCII. */
function attachmentHeaders({ name }: File): Record<string, string> {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': `attachment; filename="${name}"`
  }
}

async function sendFile(
  context: Context,
  file: File,
  headers: Record<string, string>
): Promise<Response> {
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  context.header('Content-Type', file.type)
  if (file.size <= WHOLE_FILE_MAX) return context.body(await file.arrayBuffer())
  context.header('Content-Length', String(file.size))
  return context.body(file.stream())
}
