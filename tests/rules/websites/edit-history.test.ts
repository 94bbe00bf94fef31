import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  recordEdit,
  redoEdit,
  startHistory,
  STEPS_MAX,
  undoEdit
} from '#rules/websites/edit-history.ts'

test('undo gives back what was, and redo what was undone', () => {
  const values = fc.array(fc.integer(), { minLength: 1, maxLength: STEPS_MAX })
  fc.assert(
    fc.property(values, fc.nat(STEPS_MAX), (edits, back) => {
      // An edit to the value that is there already is none.
      const steps = edits.filter((value, at) => value !== (edits[at - 1] ?? 0))
      let history = startHistory(0)
      for (const value of steps) history = recordEdit(history, value)
      const states = [0, ...steps]
      const undone = Math.min(back, steps.length)
      for (let count = 0; count < undone; count++) history = undoEdit(history)
      expect(history.now).toBe(states.at(-1 - undone))
      for (let count = 0; count < undone; count++) history = redoEdit(history)
      expect(history.now).toBe(states.at(-1))
    })
  )
})

test('typing on in one field is undone at once, and another field is a step of its own', () => {
  let history = startHistory('')
  for (const typed of ['H', 'Ho', 'Home']) history = recordEdit(history, typed, 'headline')
  history = recordEdit(history, 'Home!', 'intro')
  expect(undoEdit(history).now).toBe('Home')
  expect(undoEdit(undoEdit(history)).now).toBe('')
})

test('an edit after an undo starts a new future, and the oldest steps are forgotten', () => {
  let history = recordEdit(recordEdit(startHistory(0), 1), 2)
  history = recordEdit(undoEdit(history), 3)
  expect(redoEdit(history)).toBe(history)
  expect(undoEdit(history).now).toBe(1)
  for (let value = 4; value < STEPS_MAX * 2; value++) history = recordEdit(history, value)
  expect(history.past).toHaveLength(STEPS_MAX)
})
