import { atom } from 'nanostores'
import * as v from 'valibot'
import { ItemId } from '#contract/content/editor.ts'
import { ItemKind } from '#contract/content/editor-fields.ts'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { readSearch, writeSearch } from '#gateways/browser/page-search.ts'

/** A page of a list, or one item. */
export type Place = {
  kind: ItemKind
  search: string
  page: number
  /** 'new' until the item is first saved. */
  item_id: string | undefined
  /** Which of an item's texts are open. */
  texts: 'en' | 'fr'
}

export const NEW = 'new'

const FIRST: Place = { kind: 'post', search: '', page: 1, item_id: undefined, texts: 'en' }

export const $place = atom<Place>(FIRST)

/** Reads the address, now and after Back and Forward. */
export function followAddress(): () => void {
  const read = () => $place.set(placeOf(readSearch()))
  read()
  return whenReturned(read)
}

/** Goes to another place; an item opens with its English. */
export function goToPlace(change: Partial<Place>, addToHistory = true): void {
  const place = { ...$place.get(), ...('item_id' in change && { texts: 'en' as const }), ...change }
  writeSearch(paramsOf(place), addToHistory)
  $place.set(place)
}

/** The address of a place, for links. */
export function placeAddress(place: Partial<Place> & Pick<Place, 'kind'>): string {
  const params = paramsOf({ ...FIRST, ...place })
  return `?${new URLSearchParams(params).toString()}`
}

function paramsOf({ kind, search, page, item_id, texts }: Place): Record<string, string> {
  return {
    kind,
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    ...(item_id && { item_id }),
    ...(item_id && texts === 'fr' && { texts })
  }
}

function placeOf(params: URLSearchParams): Place {
  const kind = v.safeParse(ItemKind, params.get('kind'))
  const item_id = v.safeParse(ItemId, params.get('item_id'))
  const page = Number(params.get('page') ?? 1)
  return {
    kind: kind.success ? kind.output : 'post',
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item_id: item_id.success ? item_id.output : undefined,
    texts: params.get('texts') === 'fr' ? 'fr' : 'en'
  }
}
