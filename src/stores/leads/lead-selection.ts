import { atom } from 'nanostores'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changeLeads, type LeadChangeInput } from '#contract/leads/change-leads.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { call } from '#gateways/panel.ts'
import { LEADS_PER_CHANGE } from '#rules/leads/lead-list-limits.ts'
import { undoOf } from '#rules/leads/undo-change.ts'
import { failureMessage } from '../failures.ts'
import { loadLeadSummary, putLeads } from './lead-list.ts'

/** The ids of selected leads, in the order they were selected. */
export const $selected = atom<readonly string[]>([])

/** The last change: what it did exactly, and what takes it back. */
export type DoneChange = {
  changed: number
  unchanged: number
  missing: number
  /** Who left their sequence by it, and stays out after an undo. */
  left: number
  stage?: Lead['stage'] | undefined
  /** Empty where there is nothing to take back, and after an undo. */
  undo: Undo[]
  isUndo?: boolean
}
type Undo = { lead_ids: string[]; change: LeadChangeInput }

export const $doneChange = atom<DoneChange | undefined>(undefined)

export function toggleLead(lead_id: string): void {
  const selected = $selected.get()
  if (selected.includes(lead_id)) $selected.set(selected.filter((one) => one !== lead_id))
  else if (selected.length < LEADS_PER_CHANGE) $selected.set([...selected, lead_id])
}

export function selectLeads(lead_ids: readonly string[]): void {
  $selected.set(lead_ids.slice(0, LEADS_PER_CHANGE))
}

/** Changes leads that are shown; answers what is wrong, if anything. */
export async function changeShownLeads(
  leads: readonly Lead[],
  change: LeadChangeInput
): Promise<string | undefined> {
  const lead_ids = leads.map(({ lead_id }) => lead_id)
  const outcome = await call(changeLeads, { lead_ids, ...change })
  if (!outcome.ok) return failureMessage(outcome)
  putLeads(outcome.value.data)
  reportChange(leads, change, outcome.value)
  void loadLeadSummary()
  return undefined
}

/** Says what a change did, and keeps what takes it back. */
export function reportChange(
  leads: readonly Lead[],
  change: LeadChangeInput,
  { changed, data, left_sequence_count, missing_count }: AnswerOf<typeof changeLeads>
): void {
  const before = leads.filter(({ lead_id }) => changed.includes(lead_id))
  $doneChange.set({
    changed: changed.length,
    unchanged: data.length - changed.length,
    missing: missing_count,
    left: left_sequence_count,
    stage: change.stage,
    undo: undoOf(before, change)
  })
}

/** Takes the last change back; answers what is wrong, if anything. */
export async function undoLastChange(): Promise<string | undefined> {
  const done = $doneChange.get()
  if (!done) return undefined
  let changed = 0
  for (const { change, lead_ids } of done.undo) {
    const outcome = await call(changeLeads, { lead_ids, ...change, is_undo: true })
    if (!outcome.ok) return failureMessage(outcome)
    putLeads(outcome.value.data)
    changed += outcome.value.changed.length
  }
  const { left } = done
  $doneChange.set({ changed, unchanged: 0, missing: 0, left, undo: [], isUndo: true })
  void loadLeadSummary()
  return undefined
}
