/** What is half typed into a short-lived form: kept for the browser tab, so that it outlives a reload, and gone with the tab. */

import { tabStorage } from './browser-storage.ts'

/** The log-in forms share one: an address typed to log in is there to register or to ask for a new password. */
export type DraftName = 'contact' | 'plans' | 'callback' | 'entrance'
export type Draft = Record<string, string>

const memory = new Map<DraftName, Draft>()

export function readDraft(name: DraftName): Draft {
  const kept = tabStorage.readJson(`draft:${name}`)
  return isDraft(kept) ? kept : (memory.get(name) ?? {})
}

export function keepDraft(name: DraftName, typed: Draft): void {
  memory.set(name, typed)
  tabStorage.write(`draft:${name}`, JSON.stringify(typed))
}

export function dropDraft(name: DraftName): void {
  memory.delete(name)
  tabStorage.remove(`draft:${name}`)
}

/** Whether this tab has one, before anything else of the form is loaded. */
export function hasDraft(name: DraftName): boolean {
  return tabStorage.read(`draft:${name}`) !== undefined
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((entry) => typeof entry === 'string')
}
