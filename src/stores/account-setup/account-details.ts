import { atom, batch, computed, type ReadableAtom } from 'nanostores'
import { whenHidden } from '#gateways/browser/page-life.ts'
import { $accountDetails } from '#gateways/storage/saved.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'

/** Writing everything, pictures included, at every key would make the keys wait. */
const SAVE_AFTER_MS = 250

/** As much of it as is written: it changes a few times a second at most. */
export const $written: ReadableAtom<AccountDetails | undefined> = $accountDetails

/** Typed, but not yet written: at most a quarter of a second's keys. */
const $typed = atom<AccountDetails>({})

/** Counts what this tab has written; another tab's changes come without. */
export const $ownChanges = atom(0)

/** What was typed into the wizard so far. */
export const $details = computed([$accountDetails, $typed], (details, typed): AccountDetails => ({
  ...details,
  ...typed
}))

// What is only written changes nothing for who listens.
$details.eq = isSame

function isSame(before: AccountDetails | undefined, after: AccountDetails | undefined): boolean {
  if (!before || !after) return before === after
  const [entries, others] = [Object.entries(before), new Map(Object.entries(after))]
  return entries.length === others.size && entries.every(([name, it]) => others.get(name) === it)
}

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
  if (!isSame(before, after)) $ownChanges.set($ownChanges.get() + 1)
}

/** All of it comes from another device; what was not written yet goes. */
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
