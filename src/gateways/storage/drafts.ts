// Drafts of short forms, stored for the browser tab so that they survive a reload.

import { tabStorage } from './browser-storage.ts'

/** The account forms share one, so that an email address is typed only once. */
export type DraftName = 'contact' | 'plans' | 'callback' | 'account' | 'designs'
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

/** Whether this tab has a draft; checked before the form's script loads. */
export function hasDraft(name: DraftName): boolean {
  return tabStorage.read(`draft:${name}`) !== undefined
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((entry) => typeof entry === 'string')
}
