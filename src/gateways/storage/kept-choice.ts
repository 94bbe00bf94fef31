// The template and plan that a visitor has chosen in this tab, until they log in or register.

import { combineChoices, readChoice, writeChoice, type Choice } from '#rules/plan/choice.ts'
import { tabStorage } from './browser-storage.ts'

export function readKeptChoice(): Choice {
  return readChoice(tabStorage.read('choice') ?? '')
}

/** Adds what an address names to the choice so far. */
export function keepChoice(named: Choice): void {
  tabStorage.write('choice', writeChoice(combineChoices(readKeptChoice(), named)))
}

export function dropKeptChoice(): void {
  tabStorage.remove('choice')
}
