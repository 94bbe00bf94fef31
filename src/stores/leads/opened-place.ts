import { atom } from 'nanostores'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { readSearch, writeSearch } from '#gateways/browser/page-search.ts'
import { newId } from '../new-id.ts'

/** Which one of a page's list is open, as the address says; undefined for the list itself. */
export function createOpenedPlace(name: 'campaign' | 'sequence') {
  const $place = atom<{ id: string | undefined; isNew: boolean }>({ id: undefined, isNew: false })

  /** Reads the address, now and after Back and Forward. */
  function followAddress(): () => void {
    const read = () => {
      const id = readSearch().get(name)
      const isId = id !== null && /^[0-9a-f-]{36}$/.test(id)
      $place.set({ id: isId ? id : undefined, isNew: false })
    }
    read()
    return whenReturned(read)
  }

  function openPlace(id: string | undefined, isNew = false): void {
    writeSearch(id === undefined ? {} : { [name]: id }, true)
    $place.set({ id, isNew })
  }

  return {
    $place,
    followAddress,
    openPlace,
    addressOf: (id: string) => `?${name}=${id}`,
    /** A new one has its id from here, so that a save whose answer is lost creates no second one. */
    add: () => openPlace(newId(), true)
  }
}
