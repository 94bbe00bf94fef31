// Polls the publish run that brings a change to the site until it ends.

import { atom } from 'nanostores'
import {
  latestRun,
  type PublishProblem,
  publishRun,
  type PublishRun
} from '#contract/content/publish-run.ts'
import { call } from '#gateways/panel.ts'
import { opened, setItem } from './editor-item.ts'

/** `run` is undefined until the first answer. */
export type Followed = { run_id: number; run: PublishRun | undefined }

export const $run = atom<Followed | undefined>(undefined)

const POLL_MS = 500

let timer: ReturnType<typeof setTimeout> | undefined
/** Counts what was followed or cleared, as an answer may come after its page was left. */
let turn = 0

export function followRun(run_id: number): void {
  clearTimeout(timer)
  turn++
  $run.set({ run_id, run: undefined })
  void poll(run_id)
}

/** Follows the run that a page loaded while it is under way hasn't started itself. */
export async function followLatestRun(): Promise<void> {
  if ($run.get()) return
  const asked = turn
  const outcome = await call(latestRun, {})
  if (turn === asked && outcome.ok && outcome.value.run) followRun(outcome.value.run.run_id)
}

/** Whether the run has shown its change on the site; true if none is followed. */
export function isShown(followed: Followed | undefined): boolean {
  return followed === undefined || followed.run?.state === 'done'
}

export function clearRun(): void {
  clearTimeout(timer)
  turn++
  $run.set(undefined)
}

/** Retries after a lost answer, as the run continues anyway. */
async function poll(run_id: number): Promise<void> {
  const outcome = await call(publishRun, { run_id })
  if ($run.get()?.run_id !== run_id) return
  if (outcome.ok) {
    const { run } = outcome.value
    $run.set({ run_id, run })
    if (run.state === 'done') noteShown(run.summary?.problems ?? [])
  } else if (outcome.reason === 'refused') return clearRun()
  const state = $run.get()?.run?.state
  if (state !== 'done' && state !== 'failed') timer = setTimeout(() => void poll(run_id), POLL_MS)
}

/** Notes that the site shows the open item now, and what the run reported about it. */
function noteShown(problems: readonly PublishProblem[]): void {
  const item = opened()?.item
  if (!item) return
  const { item_id, kind } = item
  const found = problems.find((one) => one.kind === kind && one.item_id === item_id)
  const problem = found ? { field: found.field, reason: found.reason, shown: found.shown } : null
  setItem({ ...item, problem, state: item.state === 'publishing' ? 'published' : item.state })
}
