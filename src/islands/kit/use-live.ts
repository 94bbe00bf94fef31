import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/**
 * Reads a store in a prerendered island. The first render must match the server's markup, so it gets
 * `prerendered`; the store's real value follows at once.
 */
export function useLive<SomeStore extends Store>(
  store: SomeStore,
  prerendered: StoreValue<SomeStore>
): StoreValue<SomeStore> {
  return useStore(store, { ssr: () => prerendered })
}
