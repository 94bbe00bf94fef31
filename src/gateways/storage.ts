// Stands between the stores and localStorage, which may be full or forbidden: what it will not take lives in memory
// until the page is left, and `$storageTrouble` says so.

import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom } from 'nanostores'

/** Why what is typed will not outlive this page: storage is full, or the browser forbids it. */
export const $storageTrouble = atom<'full' | 'forbidden' | undefined>(undefined)

const memory = new Map<string, string>()

/** Whether the browser itself still holds the key, whatever this page has in memory. */
export function isStored(key: string): boolean {
  return inBrowser((storage) => storage.getItem(key) !== null, false)
}

export function drop(key: string): void {
  memory.delete(key)
  inBrowser((storage) => storage.removeItem(key), undefined)
}

function read(key: string): string | undefined {
  return memory.get(key) ?? inBrowser((storage) => storage.getItem(key), null) ?? undefined
}

function write(key: string, value: string): boolean {
  memory.set(key, value)
  inBrowser((storage) => {
    storage.setItem(key, value)
    memory.delete(key)
  }, undefined)
  return true
}

function inBrowser<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(window.localStorage)
  } catch (error) {
    $storageTrouble.set(isQuota(error) ? 'full' : 'forbidden')
    return otherwise
  }
}

// Firefox gave the same fault a name of its own.
function isQuota(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name)
}

const engine = new Proxy<Record<string, string>>(
  {},
  {
    deleteProperty: (_, key) => (drop(String(key)), true),
    get: (_, key) => read(String(key)),
    has: (_, key) => read(String(key)) !== undefined,
    set: (_, key, value) => write(String(key), String(value))
  }
)

if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents)
