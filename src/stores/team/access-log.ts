import { atom } from 'nanostores'
import { type AccessEntry, accessLog, personAccess } from '#contract/team/access-log.ts'
import { call } from '#gateways/panel.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'

export type AccessLog = { entries: AccessEntry[]; next: number | null }

/** Of the whole team, or of the person whose page it is. */
export const $accessLog = atom<Loaded<AccessLog>>({ status: 'loading' })

function ask(lead_id: string | undefined, before?: number) {
  const page = before === undefined ? {} : { before }
  return lead_id === undefined ? call(accessLog, page) : call(personAccess, { lead_id, ...page })
}

export async function loadAccessLog(lead_id?: string): Promise<void> {
  const outcome = await ask(lead_id)
  if (outcome.ok) $accessLog.set({ status: 'ready', value: outcome.value })
  else $accessLog.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Adds the next page below; a failure leaves what is shown. */
export async function loadOlderAccess(lead_id?: string): Promise<void> {
  const shown = $accessLog.get()
  if (shown.status !== 'ready' || shown.value.next === null) return
  const outcome = await ask(lead_id, shown.value.next)
  if (!outcome.ok) return void reportFailure(outcome)
  if ($accessLog.get() !== shown) return
  const { entries, next } = outcome.value
  const value = { entries: [...shown.value.entries, ...entries], next }
  $accessLog.set({ status: 'ready', value })
}
