// Stands between the stores and the browser's storage, which may be full or forbidden: what localStorage will not take
// is kept for the browser tab, what that refuses too lives until the page is left, and `$storageTrouble` says so.

import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom } from 'nanostores'

/** Why what is typed will not be here another day: storage is full, or the browser forbids it. */
export const $storageTrouble = atom<'full' | 'forbidden' | undefined>(undefined)

const memory = new Map<string, string>()

/** Whether the browser itself still holds the key, whatever this page has in memory. */
export function isStored(key: string): boolean {
  return typeof stored(key) === 'string'
}

/** Whether anything outlives this page, and so whether somebody can stay logged in. */
export function canKeep(): boolean {
  const probe = (storage: Storage) => {
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return true
  }
  return inTab(probe) ?? inBrowser(probe) ?? false
}

export function drop(key: string): void {
  memory.delete(key)
  inTab((tab) => tab.removeItem(key))
  inBrowser((storage) => storage.removeItem(key))
}

function read(key: string): string | undefined {
  return memory.get(key) ?? stored(key) ?? undefined
}

/** The tab's copy is the newer one: there is one only while localStorage refuses. */
function stored(key: string) {
  return inTab((tab) => tab.getItem(key)) ?? inBrowser((storage) => storage.getItem(key))
}

function write(key: string, value: string): boolean {
  memory.set(key, value)
  const kept = inBrowser((storage) => {
    storage.setItem(key, value)
    inTab((tab) => tab.removeItem(key))
    return true
  })
  if (kept ?? inTab((tab) => (tab.setItem(key, value), true))) memory.delete(key)
  return true
}

/** Undefined where the browser says no. */
function inBrowser<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage)
  } catch (error) {
    $storageTrouble.set(isQuota(error) ? 'full' : 'forbidden')
    return undefined
  }
}

function inTab<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.sessionStorage)
  } catch {
    return undefined
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
