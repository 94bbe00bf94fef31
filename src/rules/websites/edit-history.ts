/** A value with what it was before, to undo, and what was undone, to redo. */
export type EditHistory<Value> = {
  past: readonly Value[]
  now: Value
  future: readonly Value[]
  /** The step that the last edit belongs to: typing on in one field is undone at once. */
  step: string | undefined
}

/** Undoable steps; older ones are forgotten. */
export const STEPS_MAX = 100

export function startHistory<Value>(now: Value): EditHistory<Value> {
  return { past: [], now, future: [], step: undefined }
}

/** Records an edit. Edits with the same `step` in a row are one; an edit that changes nothing is none. */
export function recordEdit<Value>(
  history: EditHistory<Value>,
  now: Value,
  step?: string
): EditHistory<Value> {
  if (now === history.now) return history
  const continues = step !== undefined && step === history.step
  const past = continues ? history.past : [...history.past, history.now].slice(-STEPS_MAX)
  return { past, now, future: [], step }
}

export function undoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, now, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), now: before, future: [now, ...future], step: undefined }
}

export function redoEdit<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, now, future } = history
  const [after, ...later] = future
  if (after === undefined) return history
  return { past: [...past, now], now: after, future: later, step: undefined }
}
