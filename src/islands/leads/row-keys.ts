import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Moves between the links of a list by J and K or the arrow keys, and selects a row by X. The rows
 * are plain links and checkboxes, so that Tab, Enter and Space do what they do everywhere.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const row = (event.target as HTMLElement).closest('li')
  const step = STEPS[event.key]
  if (step !== undefined) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-lead]')]
    const at = links.findIndex((link) => row?.contains(link))
    const next = links[at + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  } else if (event.key === 'x') {
    row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }
}
