// The one door to the panel API. Whatever goes wrong behind it, a refusal, a wrong shape, a proxy's HTML, silence,
// comes out as an Outcome; nothing is thrown at a screen.

import ky from 'ky'
import * as v from 'valibot'
import {
  Refusal,
  type AnswerOf,
  type Endpoint,
  type InputOf,
  type Outcome
} from '#contract/endpoint.ts'
import { CALL_TIMEOUT_MS } from '#rules/limits.ts'
import { $accessToken } from './saved.ts'

export type CallOptions = {
  idempotencyKey?: string
  /** Goes out although the page is being left. */
  keepalive?: boolean
}

const panel = ky.create({
  prefix: import.meta.env.PUBLIC_PANEL_API_URL || '/api',
  // Only a reading call may be asked twice; the panel could have done what a lost answer does not tell.
  retry: { limit: 2, methods: ['get'] },
  // A refusal's message must survive a status that is not 200.
  throwHttpErrors: false,
  timeout: CALL_TIMEOUT_MS,
  totalTimeout: CALL_TIMEOUT_MS
})

export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {}
): Promise<Outcome<AnswerOf<E>>> {
  const { path, rest } = fill(endpoint.path, input)
  const body = endpoint.method === 'POST' ? { json: rest } : { searchParams: words(rest) }
  let status = 0
  try {
    const asked = panel(path, {
      method: endpoint.method,
      headers: headers(endpoint, options),
      keepalive: options.keepalive ?? false,
      ...body
    })
    const response = await asked
    status = response.status
    // A file comes as it is; its refusals are words like all others.
    const isFile = endpoint.answer.type === 'blob' && response.ok
    return read(endpoint, isFile ? await response.blob() : await asked.json(), status)
  } catch (fault) {
    // JSON.parse's own error: somebody else than the panel answered.
    if (fault instanceof SyntaxError) return malformed(status)
    return { ok: false, reason: 'network', message: undefined, api_status: 0 }
  }
}

/** A refusal is looked for first: it is one whatever the status, and no answer schema knows it. */
function read<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  status: number
): Outcome<AnswerOf<E>> {
  const refusal = v.safeParse(Refusal, body)
  if (refusal.success) return { ok: false, reason: 'refused', ...refusal.output }
  const answer = v.safeParse(endpoint.answer, body)
  // The schema the caller named has just said that it is one.
  return answer.success ? { ok: true, value: answer.output as AnswerOf<E> } : malformed(status)
}

function malformed(status: number): Outcome<never> {
  return { ok: false, reason: 'malformed', message: undefined, api_status: status }
}

function headers(endpoint: Endpoint, options: CallOptions) {
  const token = endpoint.access === 'public' ? undefined : $accessToken.get()
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {})
  }
}

/** Puts the input into the path's `:names`; what no name took is left over. */
function fill(pattern: string, input: unknown): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...(input as object) }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

function words(input: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
