import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Browsers send a few thousand of these. */
const bots = new LRUCache<string, boolean>({ max: 2000 })

/** Whether a person sees the answer now: neither a crawler nor a browser that fetches ahead. */
export function isPerson({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose']
  if (purpose?.includes('prefetch')) return false
  const agent = headers['user-agent'] ?? ''
  if (agent === '') return false
  const known = bots.get(agent) ?? isbot(agent)
  bots.set(agent, known)
  return !known
}
