import { atom } from 'nanostores'
import { presence, type Item } from '#contract/content/editor.ts'
import { whenShown } from '#gateways/browser/page-life.ts'
import { call } from '#gateways/panel.ts'

/** The panel drops an editor after 45 seconds without a heartbeat. */
const HEARTBEAT_MS = 20_000

export type OtherEditor = { name: string; since: string }

/** Other editors who have the item open. */
export const $others = atom<OtherEditor[]>([])

/** Sends heartbeats for the open item until stopped. */
export function announcePresence({ item_id, kind }: Pick<Item, 'kind' | 'item_id'>): () => void {
  const beat = async () => {
    const outcome = await call(presence, { kind, item_id })
    if (outcome.ok && !ended) $others.set(outcome.value.others)
  }
  let ended = false
  const timer = setInterval(() => void beat(), HEARTBEAT_MS)
  const stop = whenShown(() => void beat())
  void beat()
  return () => {
    ended = true
    clearInterval(timer)
    stop()
    $others.set([])
  }
}
