// The wizard on another device: a copy on the panel that follows what is typed here, the newest winning. It is a comfort
// and never in the way: a panel that does not answer is asked again at the next change.

import { atom } from 'nanostores'
import * as v from 'valibot'
import { SetupDraft } from '#contract/setup-steps.ts'
import { type AccountDetails } from '#contract/account-details.ts'
import { saveSetupDraft, setupDraft } from '#contract/setup-draft.ts'
import { $online, whenHidden, whenShown } from '#gateways/page-life.ts'
import { call } from '#gateways/panel.ts'
import { $accountDetails, $setupDraft } from '#gateways/saved.ts'
import { $details, saveTyped } from './account-details.ts'
import { toast } from './toasts.ts'

export const RESTORED = 'Restored from your other device'

/** Counts what was brought in from another device: an open form starts anew with it. */
export const $restored = atom(0)

/** A pause in typing after which it travels, and the longest it waits where there is none. */
const PAUSE_MS = 2000
const PATIENCE_MS = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitingSince: number | undefined
let restoring = false
let sending: Promise<void> | undefined

/** Fetches what another device left, or sends what only this one has. */
export function syncDraft(): Promise<void> {
  sending ??= (needsSending() ? send() : fetchDraft()).finally(() => {
    sending = undefined
  })
  return sending
}

/** From here on every change travels, and what comes from elsewhere is looked for when the page is seen again. */
export function watchDraft(): () => void {
  const stops = [
    // What was written: neither a key nor a press waits for this.
    $accountDetails.listen(noteChange),
    $online.listen((online) => void (online && syncDraft())),
    whenShown(() => void syncDraft()),
    whenHidden(() => void (needsSending() && syncDraft()))
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function needsSending(): boolean {
  return $setupDraft.get()?.typedAt !== undefined && $accountDetails.get() !== undefined
}

function noteChange(details: AccountDetails | undefined): void {
  // Emptied: the account is made, or the agent has left.
  if (restoring || !details || Object.keys(details).length === 0) return
  const now = Date.now()
  if (waitingSince === undefined) {
    waitingSince = now
    $setupDraft.set({ revision: $setupDraft.get()?.revision ?? 0, typedAt: now })
  }
  clearTimeout(timer)
  const wait = Math.max(0, Math.min(PAUSE_MS, waitingSince + PATIENCE_MS - now))
  timer = setTimeout(() => void syncDraft(), wait)
}

async function fetchDraft(): Promise<void> {
  const outcome = await call(setupDraft, {})
  if (!outcome.ok) return
  const { draft, revision } = outcome.value
  const known = $accountDetails.get() ? $setupDraft.get()?.revision : undefined
  // Typed meanwhile: that is sent, and the panel decides which is newer.
  if (draft && revision !== known && !needsSending()) restore(draft, revision)
}

async function send(): Promise<void> {
  saveTyped()
  const before = $setupDraft.get()
  const draft = draftOf($details.get())
  if (!before || before.typedAt === undefined || !draft) return
  waitingSince = undefined
  const age = Math.max(0, (Date.now() - before.typedAt) / 1000)
  const outcome = await call(saveSetupDraft, { draft, revision: before.revision, age, device: '' })
  if (!outcome.ok || !$accountDetails.get()) return
  const { draft: newer, revision, saved } = outcome.value
  if (newer) return restore(newer, revision)
  // `typedAt` stays where a key was pressed while this was under way.
  const typedAt = typedSince()
  if (saved) $setupDraft.set(typedAt === undefined ? { revision } : { revision, typedAt })
}

function typedSince(): number | undefined {
  return waitingSince
}

function restore(draft: SetupDraft, revision: number): void {
  restoring = true
  clearTimeout(timer)
  waitingSince = undefined
  $accountDetails.set(undefined)
  $accountDetails.set(draft)
  $setupDraft.set({ revision })
  restoring = false
  $restored.set($restored.get() + 1)
  toast('success', RESTORED)
}

/** Pictures taken out again are left out; half-typed texts go as they are. */
function draftOf(details: AccountDetails): SetupDraft | undefined {
  const kept = Object.entries(details).filter(
    ([name, value]) => !(value === '' && PICTURES.includes(name))
  )
  const draft = v.safeParse(SetupDraft, Object.fromEntries(kept))
  return draft.success ? draft.output : undefined
}

const PICTURES = ['salesman_image', 'company_logo', 'logo']
