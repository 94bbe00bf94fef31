import { readPrice } from '../read-price.ts'
import { readCount, readYear } from './read-listing-search.ts'

/** The fields of a search that a figure is typed into. */
export const SEARCH_FIGURES = ['min', 'max', 'size', 'lot', 'built'] as const
export type SearchFigure = (typeof SEARCH_FIGURES)[number]

/** What was typed into a figure's field and is no such figure, which the search leaves out. */
export type UnreadFigures = Partial<Record<SearchFigure, string>>

const TYPED_MAX = 100

export function unreadFigures(params: URLSearchParams): UnreadFigures {
  const unread: UnreadFigures = {}
  for (const name of SEARCH_FIGURES) {
    const typed = params.get(name)?.trim().slice(0, TYPED_MAX) ?? ''
    if (typed !== '' && !isRead(name, typed)) unread[name] = typed
  }
  return unread
}

function isRead(name: SearchFigure, typed: string): boolean {
  if (name === 'built') return readYear(typed) !== null
  if (name === 'size' || name === 'lot') return readCount(typed) !== null
  const price = readPrice(typed)
  return !('problem' in price) || price.problem === 'empty' || price.problem === 'high'
}
