// Polls the publish run that brings a change to the site until it ends.

import { atom } from 'nanostores'
import { type PublishProblem, publishRun, type PublishRun } from '#contract/content/publish-run.ts'
import { call } from '#gateways/panel.ts'
import { opened, setItem } from './editor-item.ts'

/** `run` is undefined until the first answer. */
export type Followed = { run_id: number; run: PublishRun | undefined }

export const $run = atom<Followed | undefined>(undefined)

const POLL_MS = 500

let timer: ReturnType<typeof setTimeout> | undefined

export function followRun(run_id: number): void {
  clearTimeout(timer)
  $run.set({ run_id, run: undefined })
  void poll(run_id)
}

export function clearRun(): void {
  clearTimeout(timer)
  $run.set(undefined)
}

/** Retries after a lost answer, as the run continues anyway. */
async function poll(run_id: number): Promise<void> {
  const outcome = await call(publishRun, { run_id })
  if ($run.get()?.run_id !== run_id) return
  if (outcome.ok) {
    const { run } = outcome.value
    $run.set({ run_id, run })
    if (run.state === 'done') noteProblem(run.summary?.problems ?? [])
  } else if (outcome.reason === 'refused') return clearRun()
  const state = $run.get()?.run?.state
  if (state !== 'done' && state !== 'failed') timer = setTimeout(() => void poll(run_id), POLL_MS)
}

/** Shows what the run reported about the open item. */
function noteProblem(problems: readonly PublishProblem[]): void {
  const item = opened()?.item
  if (!item) return
  const { item_id, kind } = item
  const found = problems.find((one) => one.kind === kind && one.item_id === item_id)
  const problem = found ? { field: found.field, reason: found.reason, shown: found.shown } : null
  setItem({ ...item, problem })
}
