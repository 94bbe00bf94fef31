// Syncs the wizard between devices: each merges its typing into a draft on the panel, field by field.
// Nothing waits for it; after a failed call, the next change tries again.

import * as v from 'valibot'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import { SetupDraft } from '#contract/account-setup/setup-steps.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { $online, whenHidden, whenShown } from '#gateways/browser/page-life.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { call } from '#gateways/panel.ts'
import { $accountDetails, $setupDraft } from '#gateways/storage/saved.ts'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { isSameForm, mergeFields, typedFields, valuesOf } from '#rules/content/merge-fields.ts'
import { debounce } from '../debounce.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { $details, $ownChanges, replaceDetails, saveDetails, saveTyped } from './account-details.ts'

/** Sends changes after a pause in typing. */
const syncSoon = debounce(() => void syncDraft(), { longestMs: 15_000, pauseMs: 2000 })

/** A code and its discount belong together, so they are merged as one field. */
const COUPON = ['coupon_code', 'coupon_applied', 'coupon_discount', 'coupon_recurs']

let syncing: Promise<void> | undefined
let isWatching = false

/** Fetches what another device left, or sends what only this one has. */
export function syncDraft(): Promise<void> {
  syncing ??= (needsSending() ? send() : fetchDraft()).finally(() => {
    syncing = undefined
  })
  return syncing
}

/** Sends every change from now on, and fetches other devices' when the page is shown again. */
export function watchDraft(): () => void {
  isWatching = true
  const stops = [
    // Another tab sends its own changes.
    $ownChanges.listen(noteChange),
    $online.listen((online) => void (online && syncDraft())),
    whenShown(() => void syncDraft()),
    whenHidden(() => void (needsSending() && syncDraft()))
  ]
  // Something may have been noted while the wizard opened.
  if (needsSending()) syncSoon.schedule()
  return () => {
    isWatching = false
    syncSoon.cancel()
    for (const stop of stops) stop()
  }
}

/** Saves what counts as typed now, even where the same was saved before or nothing is watched yet. */
export function saveAsTyped(change: AccountDetails): void {
  saveDetails(change)
  noteChange(Object.keys(change))
}

function needsSending(): boolean {
  const { typed, typedAt } = $setupDraft.get() ?? {}
  return (typed !== undefined || typedAt !== undefined) && $accountDetails.get() !== undefined
}

function noteChange(changed: readonly string[]): void {
  const now = Date.now()
  const names = changed.some((name) => COUPON.includes(name)) ? [...changed, ...COUPON] : changed
  const times = Object.fromEntries(names.map((name) => [name, now]))
  const { typed, typedAt } = $setupDraft.get() ?? {}
  $setupDraft.set({
    ...known(),
    typed: { ...typed, ...times },
    ...(typedAt !== undefined && { typedAt })
  })
  if (isWatching) syncSoon.schedule()
}

/** The last revision seen here, and this device's id, until its storage is cleared. */
function known(): { revision: number; device: string } {
  const { device = randomKey(), revision = 0 } = $setupDraft.get() ?? {}
  return { device, revision }
}

type Found = Pick<AnswerOf<typeof setupDraft>, 'ages' | 'device' | 'revision'> & {
  draft: SetupDraft
}

/** The panel's draft, if it is newer than the one known here. */
export async function findDraft(): Promise<Found | undefined> {
  const outcome = await call(setupDraft, {})
  if (!outcome.ok) return undefined
  const { ages, device, draft, revision } = outcome.value
  const seen = $accountDetails.get() ? $setupDraft.get()?.revision : undefined
  return draft && revision !== seen ? { ages, device, draft, revision } : undefined
}

async function fetchDraft(): Promise<void> {
  const found = await findDraft()
  if (found) applyDraft(found)
}

async function send(tries = 2): Promise<void> {
  saveTyped()
  const draft = v.safeParse(SetupDraft, $details.get())
  const { typed = {}, typedAt } = $setupDraft.get() ?? {}
  if (!draft.success || !needsSending()) return
  const { device, revision } = known()
  // Stored before sending, so that the draft is recognised even if the answer is lost.
  $setupDraft.set({ ...$setupDraft.get(), device, revision })
  const age = (at: number) => Math.max(0, (Date.now() - at) / 1000)
  const ages = Object.fromEntries(Object.entries(typed).map(([name, at]) => [name, age(at)]))
  const outcome = await call(saveSetupDraft, {
    draft: draft.output,
    revision,
    device,
    age: age(typedAt ?? Math.min(...Object.values(typed))),
    // Fields noted by an older version of this code have no times of their own.
    ...(typedAt === undefined && { ages })
  })
  if (!outcome.ok || !$accountDetails.get()) return
  const { draft: merged, saved } = outcome.value
  if (saved || typedAt !== undefined) markSent(typed, outcome.value.revision)
  if (merged) applyDraft({ ...outcome.value, draft: merged })
  // An older panel refused it: send it again, merged with the panel's own.
  if (merged && !saved && needsSending() && tries > 1) return send(tries - 1)
}

/** Keeps what was typed during the call, here or in another tab, as unsent. */
function markSent(sent: Readonly<Record<string, number>>, revision: number): void {
  const { typed = {} } = $setupDraft.get() ?? {}
  const later = Object.entries(typed).filter(([name, at]) => sent[name] !== at)
  const { device } = known()
  $setupDraft.set({
    device,
    revision,
    ...(later.length > 0 && { typed: Object.fromEntries(later) })
  })
}

function applyDraft(found: Found): void {
  saveTyped()
  const before = $accountDetails.get()
  const merged = mergedWith(found)
  const state = $setupDraft.get()
  markSent(overtaken(found), found.revision)
  if (before && isSameForm(before, merged)) return
  replaceDetails(merged)
  // Where storage was cleared, nothing here knows which device wrote the draft.
  const isElsewhere = before !== undefined && state?.device !== undefined && found.device !== ''
  const { restored, restoredFromOther } = messagesOf(accountSetupMessages)
  toast('success', isElsewhere ? restoredFromOther : restored)
}

/** Fields typed here that have since been typed elsewhere; they needn't be sent any more. */
function overtaken(found: Found): Record<string, number> {
  const { typed = {} } = $setupDraft.get() ?? {}
  const there = theirs(found)
  return Object.fromEntries(
    Object.entries(typed).filter(([name, at]) => (there[name]?.at ?? 0) > at)
  )
}

/** Unsent fields compete by their time; for all others, the panel's draft wins. */
export function mergedWith(found: Found): AccountDetails {
  const { typed = {} } = $setupDraft.get() ?? {}
  const here = typedFields($details.get(), (name) => typed[name] ?? 0)
  const merged = valuesOf(mergeFields(here, theirs(found))) as AccountDetails
  const { step } = $details.get()
  // An open wizard stays at its step.
  return isWatching && step ? { ...merged, step } : merged
}

function theirs({ ages = {}, draft }: Found) {
  const now = Date.now()
  return typedFields(draft, (name) => {
    const age = ages[name]
    return age === undefined ? 1 : now - age * 1000
  })
}
