import { atom, batch, computed, type ReadableAtom } from 'nanostores'
import { whenHidden } from '#gateways/browser/page-life.ts'
import { $accountDetails } from '#gateways/storage/saved.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { isSameForm } from '#rules/content/merge-fields.ts'

/** Saving everything, pictures included, at every keystroke would slow typing down. */
const SAVE_AFTER_MS = 250

/** The saved details, which change a few times a second at most. */
export const $savedDetails: ReadableAtom<AccountDetails | undefined> = $accountDetails

/** Typed but not saved yet: at most a quarter of a second. */
const $typed = atom<AccountDetails>({})

/** The fields that this tab has just changed; other tabs record their own. */
export const $ownChanges = atom<readonly string[]>([])

/** Everything typed into the wizard so far. */
export const $details = computed([$accountDetails, $typed], (details, typed): AccountDetails => ({
  ...details,
  ...typed
}))

// Saving alone changes nothing for subscribers.
$details.eq = (before, after) => (before && after ? isSameForm(before, after) : before === after)

let timer: ReturnType<typeof setTimeout> | undefined

// Clearing the details, by a log-out or a finished account, drops unsaved typing too.
$accountDetails.listen((details) => {
  if (details) return
  stopTimer()
  $typed.set({})
})

/** Saves at once, together with anything typed before. */
export function saveDetails(change: AccountDetails): void {
  stopTimer()
  const before = $accountDetails.get()
  const after = { ...before, ...$typed.get(), ...change }
  batch(() => {
    $accountDetails.set(after)
    $typed.set({})
  })
  const old = new Map<string, unknown>(Object.entries(before ?? {}))
  const changed = Object.entries(after).filter(([name, value]) => old.get(name) !== value)
  if (changed.length > 0) $ownChanges.set(changed.map(([name]) => name))
}

/** Takes the details as merged with another device's; nothing of it counts as typed here. */
export function replaceDetails(details: AccountDetails): void {
  stopTimer()
  batch(() => {
    $typed.set({})
    $accountDetails.set(details)
  })
}

/** For keystrokes: visible at once, saved a moment later or when the page is hidden. */
export function saveDetailsSoon(change: AccountDetails): void {
  $typed.set({ ...$typed.get(), ...change })
  timer ??= setTimeout(saveTyped, SAVE_AFTER_MS)
}

/** Saves typing when the page is hidden; returns a function that stops that. */
export function saveWhenHidden(): () => void {
  return whenHidden(saveTyped)
}

export function saveTyped(): void {
  if (timer !== undefined) saveDetails({})
}

function stopTimer(): void {
  clearTimeout(timer)
  timer = undefined
}
