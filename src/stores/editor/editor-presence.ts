import { atom } from 'nanostores'
import { presence, type Item } from '#contract/content/editor.ts'
import { whenShown } from '#gateways/browser/page-life.ts'
import { call } from '#gateways/panel.ts'

/** The panel forgets who has said nothing for 45 seconds. */
const SAY_EVERY_MS = 20_000

export type Other = { name: string; since: string }

/** Who else has it open. */
export const $others = atom<Other[]>([])

/** Says that it is open here, until told to stop. */
export function stayPresent({ item_id, kind }: Pick<Item, 'kind' | 'item_id'>): () => void {
  const say = async () => {
    const outcome = await call(presence, { kind, item_id })
    if (outcome.ok && !ended) $others.set(outcome.value.others)
  }
  let ended = false
  const timer = setInterval(() => void say(), SAY_EVERY_MS)
  const stop = whenShown(() => void say())
  void say()
  return () => {
    ended = true
    clearInterval(timer)
    stop()
    $others.set([])
  }
}
