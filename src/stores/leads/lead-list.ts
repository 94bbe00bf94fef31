import { atom } from 'nanostores'
import { leadList, leadSummary, type LeadSummary } from '#contract/leads/lead-list.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { call } from '#gateways/panel.ts'
import { LEADS_PAGE, LEADS_PAGE_MAX } from '#rules/leads/lead-list-limits.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { $leadsPlace, goToLeads, type LeadsPlace } from './leads-place.ts'

export type LeadRows = {
  rows: Lead[]
  next: string | null
  total_count: number
  of: Pick<LeadsPlace, 'filters' | 'sort'>
}

/** The newest request's answer; older ones that arrive later are dropped. */
export const $leads = atom<Loaded<LeadRows>>({ status: 'loading' })
export const $leadSummary = atom<Loaded<LeadSummary>>({ status: 'loading' })

let newest = 0

/** Loads as many leads as the address says were shown. */
export async function loadLeads({ filters, shown, sort }: LeadsPlace): Promise<void> {
  const mine = ++newest
  let value: LeadRows = { rows: [], next: null, total_count: 0, of: { filters, sort } }
  do {
    const limit = Math.min(shown - value.rows.length, LEADS_PAGE_MAX)
    const outcome = await call(leadList, {
      ...filters,
      sort,
      limit,
      ...(value.next && { cursor: value.next })
    })
    if (mine !== newest) return
    if (!outcome.ok) return $leads.set({ status: 'failed', message: failureMessage(outcome) })
    const { data, next, total_count } = outcome.value
    value = {
      ...value,
      next,
      rows: [...value.rows, ...data],
      total_count: total_count ?? value.total_count
    }
  } while (value.next && value.rows.length < shown)
  $leads.set({ status: 'ready', value })
}

/** Adds the next page below; a failure leaves what is shown. */
export async function showMoreLeads(): Promise<void> {
  const list = $leads.get()
  if (list.status !== 'ready' || !list.value.next) return
  const mine = ++newest
  const { filters, sort } = list.value.of
  const outcome = await call(leadList, { ...filters, sort, cursor: list.value.next })
  if (mine !== newest) return
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  const { data, next } = outcome.value
  const known = new Set(list.value.rows.map(({ lead_id }) => lead_id))
  const rows = [...list.value.rows, ...data.filter(({ lead_id }) => !known.has(lead_id))]
  $leads.set({ status: 'ready', value: { ...list.value, next, rows } })
  goToLeads({ shown: $leadsPlace.get().shown + LEADS_PAGE }, false)
}

/** Shows leads as a change has left them, each in its place. */
export function putLeads(changed: readonly Lead[]): void {
  const list = $leads.get()
  if (list.status !== 'ready') return
  const now = new Map(changed.map((lead) => [lead.lead_id, lead]))
  const rows = list.value.rows.map((row) => now.get(row.lead_id) ?? row)
  $leads.set({ status: 'ready', value: { ...list.value, rows } })
}

/** The counts and the filters' choices; a failure leaves the ones before. */
export async function loadLeadSummary(): Promise<void> {
  const outcome = await call(leadSummary, {})
  if (outcome.ok) $leadSummary.set({ status: 'ready', value: outcome.value })
  else if ($leadSummary.get().status !== 'ready') {
    $leadSummary.set({ status: 'failed', message: failureMessage(outcome) })
  }
}
