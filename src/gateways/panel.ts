// The client of the panel API. Every failure, from a refusal to a proxy's HTML or no answer at all,
// becomes an Outcome; nothing is thrown.

import ky from 'ky'
import * as v from 'valibot'
import {
  isDefinite,
  Refusal,
  type AnswerOf,
  type Endpoint,
  type InputOf,
  type Outcome
} from '#contract/endpoint.ts'
import { comparable } from '#contract/repeat.ts'
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#rules/limits.ts'
import { attemptKey, endAttempt } from './storage/attempts.ts'
import { currentLanguageTag } from './browser/browser.ts'
import { $accessToken } from './storage/saved.ts'

export type CallOptions = {
  /** Sends the call even while the page is being left. */
  keepalive?: boolean
}

const panel = ky.create({
  prefix: import.meta.env.PUBLIC_PANEL_API_URL || '/api',
  // Retries reads only: a write may have succeeded even if its answer was lost.
  retry: { limit: 2, methods: ['get'] },
  // A refusal's message must survive a status that is not 200.
  throwHttpErrors: false,
  timeout: CALL_TIMEOUT_MS,
  totalTimeout: CALL_TIMEOUT_MS
})

/**
 * Makes a call. Calls that create something carry an idempotency key, reused until the panel has
 * given a definite answer.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {}
): Promise<Outcome<AnswerOf<E>>> {
  if (endpoint.repeat !== 'keyed') return send(endpoint, input, options)
  const key = attemptKey(endpoint.path, JSON.stringify(comparable(input)))
  const outcome = await send(endpoint, input, options, key)
  if (isDefinite(outcome)) endAttempt(endpoint.path)
  return outcome
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
  key?: string
): Promise<Outcome<AnswerOf<E>>> {
  const { path, rest } = fill(endpoint.path, input)
  let status = 0
  try {
    const asked = panel(path, {
      method: endpoint.method,
      headers: headers(endpoint, key),
      keepalive: options.keepalive ?? false,
      ...bodyOf(endpoint, rest)
    })
    const response = await asked
    status = response.status
    // A file arrives as a blob, its refusal as JSON.
    const isFile = endpoint.answer.type === 'blob' && response.ok
    return read(endpoint, isFile ? await response.blob() : await asked.json(), status)
  } catch (fault) {
    // Not JSON: something other than the panel answered.
    if (fault instanceof SyntaxError) return malformed(status)
    return { ok: false, reason: 'network', message: undefined, api_status: 0 }
  }
}

/** Checks for a refusal first: it may have any status, and no answer schema has one. */
function read<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  status: number
): Outcome<AnswerOf<E>> {
  const refusal = v.safeParse(Refusal, body)
  if (refusal.success) return { ok: false, reason: 'refused', ...refusal.output }
  const answer = v.safeParse(endpoint.answer, body)
  // The endpoint's schema has just validated it.
  return answer.success ? { ok: true, value: answer.output as AnswerOf<E> } : malformed(status)
}

function malformed(status: number): Outcome<never> {
  return { ok: false, reason: 'malformed', message: undefined, api_status: status }
}

function headers(endpoint: Endpoint, key: string | undefined) {
  const token = endpoint.access === 'public' ? undefined : $accessToken.get()
  return {
    accept: 'application/json',
    'accept-language': currentLanguageTag(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {})
  }
}

/** Fills the path's `:names` from the input and returns the rest. */
function fill(pattern: string, input: unknown): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...(input as object) }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

/** A file is the whole body; what else there is to say goes into the query string. */
function bodyOf({ method }: Endpoint, input: Record<string, unknown>) {
  const { file: body, ...rest } = input
  if (body instanceof Blob) {
    const timeout = UPLOAD_TIMEOUT_MS
    return { body, searchParams: queryOf(rest), timeout, totalTimeout: timeout }
  }
  return method === 'POST' ? { json: input } : { searchParams: queryOf(input) }
}

function queryOf(input: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
