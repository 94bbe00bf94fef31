import { atom } from 'nanostores'
import * as v from 'valibot'
import { LeadFilters } from '#contract/leads/lead-list.ts'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { readSearch, writeSearch } from '#gateways/browser/page-search.ts'
import { LEAD_SORTS, type LeadSort } from '#rules/leads/lead-filters.ts'
import { LEADS_PAGE } from '#rules/leads/lead-list-limits.ts'

export const LAYOUTS = ['list', 'board'] as const
type LeadsLayout = (typeof LAYOUTS)[number]

/** What the page shows, all of it in its address. */
export type LeadsPlace = {
  layout: LeadsLayout
  sort: LeadSort
  filters: LeadFilters
  /** Leads of the list that were shown, a multiple of a page. */
  shown: number
}

/** A list goes no further when it is opened by its address. */
const SHOWN_MAX = 300

export const $leadsPlace = atom<LeadsPlace>({
  layout: 'list',
  sort: 'newest',
  filters: {},
  shown: LEADS_PAGE
})

/** Reads the address, now and after Back and Forward. */
export function followLeadsAddress(): () => void {
  const read = () => $leadsPlace.set(placeOf(readSearch()))
  read()
  return whenReturned(read)
}

export function goToLeads(change: Partial<LeadsPlace>, addToHistory = true): void {
  const place = { ...$leadsPlace.get(), shown: LEADS_PAGE, ...change }
  writeSearch(paramsOf(place), addToHistory)
  $leadsPlace.set(place)
}

/** Sets or clears filters; every change begins at the top of the list. */
export function filterLeads(change: Partial<LeadFilters>, addToHistory = true): void {
  goToLeads({ filters: cleaned({ ...$leadsPlace.get().filters, ...change }) }, addToHistory)
}

export function leadsAddress(place: Partial<LeadsPlace>): string {
  const params = paramsOf({
    layout: 'list',
    sort: 'newest',
    filters: {},
    shown: LEADS_PAGE,
    ...place
  })
  return `?${new URLSearchParams(params).toString()}`
}

/** Whether two sets of filters are the same. */
export function sameFilters(one: LeadFilters, other: LeadFilters): boolean {
  const text = (filters: LeadFilters) => JSON.stringify(Object.entries(cleaned(filters)).toSorted())
  return text(one) === text(other)
}

/** Without filters that are empty. */
function cleaned(filters: LeadFilters): LeadFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

function paramsOf({ filters, layout, shown, sort }: LeadsPlace): Record<string, string> {
  return {
    ...(cleaned(filters) as Record<string, string>),
    ...(layout === 'board' && { layout }),
    ...(sort !== 'newest' && { sort }),
    ...(shown > LEADS_PAGE && { shown: String(shown) })
  }
}

function placeOf(params: URLSearchParams): LeadsPlace {
  const sort = v.safeParse(v.picklist(LEAD_SORTS), params.get('sort'))
  const shown = Math.floor(Number(params.get('shown') ?? 0) / LEADS_PAGE) * LEADS_PAGE
  return {
    layout: params.get('layout') === 'board' ? 'board' : 'list',
    sort: sort.success ? sort.output : 'newest',
    filters: filtersOf(params),
    shown: shown > LEADS_PAGE ? Math.min(shown, SHOWN_MAX) : LEADS_PAGE
  }
}

/** A filter that the panel would refuse is left out. */
function filtersOf(params: URLSearchParams): LeadFilters {
  const sound = Object.entries(LeadFilters.entries).flatMap(([name, schema]) => {
    const value = params.get(name)
    return value && v.safeParse(schema, value).success ? [[name, value]] : []
  })
  return Object.fromEntries(sound) as LeadFilters
}
