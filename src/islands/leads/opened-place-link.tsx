import type { MouseEvent } from 'react'
import type { createOpenedPlace } from '#stores/leads/opened-place.ts'

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
export function OpenedPlaceLink({
  place,
  to,
  children
}: {
  place: ReturnType<typeof createOpenedPlace>
  to: string
  children: string
}) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    place.openPlace(to)
  }
  return (
    <a href={place.addressOf(to)} onClick={go}>
      {children}
    </a>
  )
}
