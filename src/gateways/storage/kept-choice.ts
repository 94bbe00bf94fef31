// The template and plan that a visitor has chosen in this tab, until they log in or register.

import { readChoice, writeChoice, type Choice } from '#rules/plan/choice.ts'
import { tabStorage } from './browser-storage.ts'

export function readKeptChoice(): Choice {
  return readChoice(tabStorage.read('choice') ?? '')
}

export function writeKeptChoice(choice: Choice): void {
  tabStorage.write('choice', writeChoice(choice))
}

export function dropKeptChoice(): void {
  tabStorage.remove('choice')
}
