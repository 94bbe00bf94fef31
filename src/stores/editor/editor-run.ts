// The publish run that brings a change to the site, followed until its end.

import { atom } from 'nanostores'
import { type PublishProblem, publishRun, type PublishRun } from '#contract/content/publish-run.ts'
import { call } from '#gateways/panel.ts'
import { opened, setItem } from './editor-item.ts'

/** `asking`: it is known that there is one, and not yet how it stands. */
export type Followed = { run_id: number; run: PublishRun | undefined }

export const $run = atom<Followed | undefined>(undefined)

const ASK_EVERY_MS = 500

let timer: ReturnType<typeof setTimeout> | undefined

export function followRun(run_id: number): void {
  clearTimeout(timer)
  $run.set({ run_id, run: undefined })
  void ask(run_id)
}

export function leaveRun(): void {
  clearTimeout(timer)
  $run.set(undefined)
}

/** A lost answer is asked for again: the run goes on whether anybody looks or not. */
async function ask(run_id: number): Promise<void> {
  const outcome = await call(publishRun, { run_id })
  if ($run.get()?.run_id !== run_id) return
  if (outcome.ok) {
    const { run } = outcome.value
    $run.set({ run_id, run })
    if (run.state === 'done') noteProblem(run.summary?.problems ?? [])
  } else if (outcome.reason === 'refused') return leaveRun()
  const state = $run.get()?.run?.state
  if (state !== 'done' && state !== 'failed')
    timer = setTimeout(() => void ask(run_id), ASK_EVERY_MS)
}

/** The item that is open learns what the run said about it. */
function noteProblem(problems: readonly PublishProblem[]): void {
  const item = opened()?.item
  if (!item) return
  const { item_id, kind } = item
  const found = problems.find((one) => one.kind === kind && one.item_id === item_id)
  const problem = found ? { field: found.field, reason: found.reason, shown: found.shown } : null
  setItem({ ...item, problem })
}
