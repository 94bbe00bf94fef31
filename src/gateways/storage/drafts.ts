/** What is half typed into a passing form: kept for the browser tab, so that it outlives a reload, and gone with the tab. */
/** The forms before the house are one: an address typed to log in is there to register or to ask for a new password. */
export type DraftName = 'contact' | 'plans' | 'callback' | 'entrance'
export type Draft = Record<string, string>

const memory = new Map<DraftName, Draft>()

export function readDraft(name: DraftName): Draft {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null')
    return isDraft(kept) ? kept : (memory.get(name) ?? {})
  } catch {
    return memory.get(name) ?? {}
  }
}

export function keepDraft(name: DraftName, typed: Draft): void {
  memory.set(name, typed)
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(typed))
  } catch {
    // Full or forbidden storage: it lives as long as the page.
  }
}

export function dropDraft(name: DraftName): void {
  memory.delete(name)
  try {
    window.sessionStorage.removeItem(keyOf(name))
  } catch {
    // What could not be written need not be removed.
  }
}

function keyOf(name: DraftName): string {
  return `draft:${name}`
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((entry) => typeof entry === 'string')
}
