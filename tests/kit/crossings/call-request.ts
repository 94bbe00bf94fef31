import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { requestOf } from '../panel.ts'
import type { Brokerage } from './brokerage.ts'
import { type Ids, INPUTS, PICTURE } from './call-inputs.ts'

/** A member of `own` makes one call, and tries to reach what is `other`’s. `host`: the product’s. */
export type CallCrossing = { name: string; own: Brokerage; other: Brokerage; host: string }

/** How it differs from the owner’s call about what is their own. */
export type Change = {
  /** What the input is about. */
  about?: Ids
  input?: object
  /** The body byte for byte. */
  body?: string
  token?: string | undefined
  headers?: string[]
  method?: string
  host?: string
  /** Changes the path with its query. */
  target?: (target: string) => string
  /** Whether another request follows on the connection. */
  isKept?: boolean
}

export const callOf = (name: string): Endpoint => CALLS[name] as Endpoint

export function inputOf(name: string, about: Ids, self: Ids): Record<string, unknown> {
  return INPUTS[name]?.(about, self) ?? {}
}

/** Sessions that end with a call of their own, so that the owner’s own lasts. */
const ENDING = new Set(['logOut', 'resetPassword'])

export function callBytes({ host, name, own }: CallCrossing, change: Change = {}): string {
  const call = callOf(name)
  const { about = own.ids, headers = [], target = (same: string) => same } = change
  const plain = requestOf(call, change.input ?? inputOf(name, about, own.ids))
  const sent = change.body ?? (plain.body instanceof Blob ? PICTURE : (plain.body ?? ''))
  const body = Buffer.from(sent).toString('latin1')
  const session = ENDING.has(name) ? own.spareToken : own.owner.token
  const token = 'token' in change ? change.token : session
  const isTyped = headers.some((header) => header.startsWith('Content-Type'))
  const lines = [
    `${change.method ?? plain.method} ${target(`/api${plain.path}`)} HTTP/1.1`,
    `Host: ${change.host ?? host}`,
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(body === '' ? [] : [`Content-Length: ${body.length}`]),
    ...(body === '' || isTyped ? [] : ['Content-Type: application/json']),
    ...headers,
    ...(change.isKept ? [] : ['Connection: close'])
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
