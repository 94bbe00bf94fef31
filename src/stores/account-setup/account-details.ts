import { atom, batch, computed, type ReadableAtom } from 'nanostores'
import { whenHidden } from '#gateways/browser/page-life.ts'
import { $accountDetails } from '#gateways/storage/saved.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { isSameForm } from '#rules/content/merge-fields.ts'

/** Writing everything, pictures included, at every key would make the keys wait. */
const SAVE_AFTER_MS = 250

/** As much of it as is written: it changes a few times a second at most. */
export const $written: ReadableAtom<AccountDetails | undefined> = $accountDetails

/** Typed, but not yet written: at most a quarter of a second's keys. */
const $typed = atom<AccountDetails>({})

/** The fields that this tab has just changed; another tab notes its own. */
export const $ownChanges = atom<readonly string[]>([])

/** What was typed into the wizard so far. */
export const $details = computed([$accountDetails, $typed], (details, typed): AccountDetails => ({
  ...details,
  ...typed
}))

// What is only written changes nothing for who listens.
$details.eq = (before, after) => (before && after ? isSameForm(before, after) : before === after)

let timer: ReturnType<typeof setTimeout> | undefined

// Whoever clears the details, a log-out or the finished account, clears what was not written yet too.
$accountDetails.listen((details) => {
  if (details) return
  stopTimer()
  $typed.set({})
})

/** Written at once, together with whatever was typed before. */
export function keepDetails(change: AccountDetails): void {
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

/** Takes over the details as merged with another device's; none of it counts as typed here. */
export function replaceDetails(details: AccountDetails): void {
  stopTimer()
  batch(() => {
    $typed.set({})
    $accountDetails.set(details)
  })
}

/** A keystroke: seen at once, and written a moment later, or when the page is left before that. */
export function typeDetails(change: AccountDetails): void {
  $typed.set({ ...$typed.get(), ...change })
  timer ??= setTimeout(saveTyped, SAVE_AFTER_MS)
}

/** What was typed is written whenever the page is put away; the answer ends that. */
export function saveWhenHidden(): () => void {
  return whenHidden(saveTyped)
}

export function saveTyped(): void {
  if (timer !== undefined) keepDetails({})
}

function stopTimer(): void {
  clearTimeout(timer)
  timer = undefined
}
