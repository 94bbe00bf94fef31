import { useStore } from '@nanostores/react'
import type { Store, StoreValue } from 'nanostores'

/**
 * Reads a store in an island that is prerendered. `prerendered` is what the server drew: the first frame in the browser
 * must draw the same, or React throws the server's markup away; the store's real value follows at once.
 */
export function useLive<SomeStore extends Store>(
  store: SomeStore,
  prerendered: StoreValue<SomeStore>
): StoreValue<SomeStore> {
  return useStore(store, { ssr: () => prerendered })
}
