import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import { $saving } from '#stores/listings/open-listing.ts'
import type { TypedListing } from '#stores/listings/typed-listing.ts'

/** What is typed into the open listing. */
export const TypedListingContext = createContext<TypedListing | undefined>(undefined)

export function useTyped(): TypedListing {
  const typed = useContext(TypedListingContext)
  if (!typed) throw new Error('no listing is open')
  return typed
}

/** Why the last save was refused, by field. */
export function useErrors(): Record<string, string> {
  const saving = useStore($saving)
  return saving.status === 'refused' ? saving.errors : {}
}
