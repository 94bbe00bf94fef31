import type { MouseEvent, ReactNode } from 'react'
import { goToLeads, leadsAddress, type LeadsPlace } from '#stores/leads/leads-place.ts'

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
export function PlaceLink({
  to,
  current = false,
  children
}: {
  to: Partial<LeadsPlace>
  current?: boolean
  children: ReactNode
}) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goToLeads({ layout: 'list', sort: 'newest', filters: {}, ...to })
  }
  return (
    <a aria-current={current ? 'page' : undefined} href={leadsAddress(to)} onClick={go}>
      {children}
    </a>
  )
}
