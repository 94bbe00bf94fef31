import { atom } from 'nanostores'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changeLeads } from '#contract/leads/change-leads.ts'
import { leadBoard, leadList, type LeadFilters } from '#contract/leads/lead-list.ts'
import type { Lead } from '#contract/leads/lead.ts'
import { call } from '#gateways/panel.ts'
import { moveOnBoard } from '#rules/leads/board-move.ts'
import type { LeadStage } from '#rules/leads/lead-kinds.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { loadLeadSummary } from './lead-list.ts'
import { reportChange } from './lead-selection.ts'

export type BoardColumn = AnswerOf<typeof leadBoard>['columns'][number]
type Board = { columns: BoardColumn[]; filters: LeadFilters }

export const $board = atom<Loaded<Board>>({ status: 'loading' })

let newest = 0

/** Loads every column; a board that is shown stays until the new one arrives. */
export async function loadBoard({ stage: _, ...filters }: LeadFilters): Promise<void> {
  const mine = ++newest
  const outcome = await call(leadBoard, filters)
  if (mine !== newest) return
  if (!outcome.ok) return $board.set({ status: 'failed', message: failureMessage(outcome) })
  $board.set({ status: 'ready', value: { columns: outcome.value.columns, filters } })
}

/** Adds the next leads to a column. */
export async function showMoreOnBoard(stage: LeadStage): Promise<void> {
  const board = $board.get()
  if (board.status !== 'ready') return
  const { columns, filters } = board.value
  const cursor = columns.find((column) => column.stage === stage)?.next
  if (!cursor) return
  const mine = ++newest
  const outcome = await call(leadList, { ...filters, stage, sort: 'activity', cursor })
  if (mine !== newest) return
  if (!outcome.ok) {
    reportFailure(outcome)
    return
  }
  const { data, next } = outcome.value
  const more = columns.map((column) =>
    column.stage === stage ? { ...column, next, data: [...column.data, ...data] } : column
  )
  $board.set({ status: 'ready', value: { columns: more, filters } })
}

/** Moves a card at once, and back if the panel refuses it. */
export async function moveLead(lead: Lead, stage: LeadStage): Promise<void> {
  const board = $board.get()
  if (board.status !== 'ready' || lead.stage === stage) return
  newest++
  const { columns, filters } = board.value
  const moved = moveOnBoard(columns, lead, stage)
  $board.set({ status: 'ready', value: { columns: moved, filters } })
  const outcome = await call(changeLeads, { lead_ids: [lead.lead_id], stage })
  if (!outcome.ok) {
    reportFailure(outcome)
    await loadBoard(filters)
    return
  }
  reportChange([lead], { stage }, outcome.value)
  void loadLeadSummary()
}

/** Gives a card to somebody; where the filters ask for whom, it may leave the board. */
export async function assignOnBoard(lead: Lead, assigned_to: string | null): Promise<void> {
  const board = $board.get()
  if (board.status !== 'ready') return
  const outcome = await call(changeLeads, { lead_ids: [lead.lead_id], assigned_to })
  if (!outcome.ok) return void reportFailure(outcome)
  reportChange([lead], { assigned_to }, outcome.value)
  await loadBoard(board.value.filters)
  void loadLeadSummary()
}
