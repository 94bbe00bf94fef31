// Lets persistent stores work without localStorage: values it refuses go to sessionStorage, values
// that refuses too live until the page is left, and `$storageTrouble` says why.

import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom } from 'nanostores'
import {
  type BrowserKey,
  browserStorage,
  keep,
  readKept,
  type StorageTrouble,
  tabStorage
} from './browser-storage.ts'

/** Why entries won't be stored: storage is full, or the browser forbids it. */
export const $storageTrouble = atom<StorageTrouble | undefined>(undefined)

const memory = new Map<string, string>()

/** Whether storage still holds the key, whatever is in memory. */
export function isStored(key: BrowserKey): boolean {
  return readKept(key) !== undefined
}

/** Whether anything outlives this page, so that someone can stay logged in. */
export function canKeep(): boolean {
  const isKept = (storage: typeof browserStorage | typeof tabStorage) => {
    const trouble = storage.write('editor:probe', '1')
    storage.remove('editor:probe')
    return !trouble
  }
  return isKept(tabStorage) || isKept(browserStorage)
}

export function drop(key: BrowserKey): void {
  memory.delete(key)
  tabStorage.remove(key)
  noteTrouble(browserStorage.remove(key))
}

function read(key: BrowserKey): string | undefined {
  noteTrouble(browserStorage.trouble())
  return memory.get(key) ?? readKept(key)
}

function write(key: BrowserKey, value: string): boolean {
  const { isKept, trouble } = keep(key, value)
  if (isKept) memory.delete(key)
  else memory.set(key, value)
  noteTrouble(trouble)
  return true
}

export function noteTrouble(trouble: StorageTrouble | undefined): void {
  if (trouble) $storageTrouble.set(trouble)
}

const engine = new Proxy<Record<string, string>>(
  {},
  {
    deleteProperty: (_, key) => (drop(key as BrowserKey), true),
    get: (_, key) => read(key as BrowserKey),
    has: (_, key) => read(key as BrowserKey) !== undefined,
    set: (_, key, value) => write(key as BrowserKey, String(value))
  }
)

if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents)
