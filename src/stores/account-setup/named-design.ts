// What a visitor typed to see the designs with it goes on to the wizard with the design that they chose.

import { atom } from 'nanostores'
import { type Named, replacesTyped, typedNamed } from '#rules/websites/named-fields.ts'
import { dropDraft, readDraft } from '../site/form-drafts.ts'
import { $details } from './account-details.ts'
import { saveAsTyped } from './account-draft.ts'

/** Waiting for the agent's answer, as it would replace what the wizard has. */
export const $offeredNamed = atom<Named | undefined>()

/** Fills it in where nothing else was typed; otherwise the wizard asks first. */
export function takeNamed(): void {
  const named = typedNamed(readDraft('designs'))
  if (replacesTyped(named, $details.get())) $offeredNamed.set(named)
  else fillIn(named)
}

/** The agent's answer. */
export function answerNamed(isWanted: boolean): void {
  fillIn((isWanted && $offeredNamed.get()) || {})
  $offeredNamed.set(undefined)
}

function fillIn(named: Named): void {
  dropDraft('designs')
  if (Object.keys(named).length > 0) saveAsTyped(named)
}
