// The wizard on another device: a copy on the panel that follows what is typed here, the newest winning. It is a comfort
// and never in the way: a panel that does not answer is asked again at the next change.

import * as v from 'valibot'
import { SetupDraft } from '#contract/account-setup/setup-steps.ts'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { saveSetupDraft, setupDraft } from '#contract/account-setup/setup-draft.ts'
import { randomKey } from '#gateways/card/attempt.ts'
import { $online, whenHidden, whenShown } from '#gateways/browser/page-life.ts'
import { call } from '#gateways/panel.ts'
import { $accountDetails, $setupDraft } from '#gateways/storage/saved.ts'
import { $details, $ownChanges, replaceDetails, saveTyped } from './account-details.ts'
import { toast } from '../site/toasts.ts'

/** Where storage was cleared, nothing here knows which device wrote the draft. */
export const RESTORED = 'We’ve restored what you entered.'
export const RESTORED_FROM_OTHER = 'Restored from your other device'

/** A pause in typing after which it travels, and the longest it waits where there is none. */
const PAUSE_MS = 2000
const PATIENCE_MS = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitingSince: number | undefined
let sending: Promise<void> | undefined

/** Fetches what another device left, or sends what only this one has. */
export function syncDraft(): Promise<void> {
  sending ??= (needsSending() ? send() : fetchDraft()).finally(() => {
    sending = undefined
  })
  return sending
}

/** What the wizard would start from, for a page beside it; nothing is restored. */
export async function peekDetails(): Promise<AccountDetails> {
  return (await newerDraft())?.draft ?? $details.get()
}

/** From here on every change travels, and what comes from elsewhere is looked for when the page is seen again. */
export function watchDraft(): () => void {
  const stops = [
    // What was written: neither a key nor a press waits for this. Another tab sends its own changes.
    $ownChanges.listen(noteChange),
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

function noteChange(): void {
  const now = Date.now()
  if (waitingSince === undefined) {
    waitingSince = now
    $setupDraft.set({ ...known(), typedAt: now })
  }
  clearTimeout(timer)
  const wait = Math.max(0, Math.min(PAUSE_MS, waitingSince + PATIENCE_MS - now))
  timer = setTimeout(() => void syncDraft(), wait)
}

/** The last revision seen here, and what this device calls itself for as long as it remembers one. */
function known(): { revision: number; device: string } {
  const { device = randomKey(), revision = 0 } = $setupDraft.get() ?? {}
  return { device, revision }
}

type Newer = { draft: SetupDraft; revision: number; device: string }

/** A draft on the panel that is not the one known here. */
async function newerDraft(): Promise<Newer | undefined> {
  const outcome = await call(setupDraft, {})
  if (!outcome.ok) return undefined
  const { device, draft, revision } = outcome.value
  const seen = $accountDetails.get() ? $setupDraft.get()?.revision : undefined
  // Typed meanwhile: that is sent, and the panel decides which is newer.
  return draft && revision !== seen && !needsSending() ? { device, draft, revision } : undefined
}

async function fetchDraft(): Promise<void> {
  const newer = await newerDraft()
  if (!newer) return
  // This device's own, whose answer was lost: what is kept here is at least as new.
  if (isOwn(newer.device)) $setupDraft.set({ ...known(), revision: newer.revision })
  else restore(newer)
}

function isOwn(device: string): boolean {
  return $accountDetails.get() !== undefined && device === $setupDraft.get()?.device
}

async function send(tries = 2): Promise<void> {
  saveTyped()
  const before = $setupDraft.get()
  const draft = draftOf($details.get())
  if (before?.typedAt === undefined || !draft) return
  waitingSince = undefined
  const { device, revision: seen } = known()
  const { typedAt } = before
  // Kept before it is sent, so that a draft whose answer is lost is known again.
  $setupDraft.set({ device, revision: seen, typedAt })
  const age = Math.max(0, (Date.now() - typedAt) / 1000)
  const outcome = await call(saveSetupDraft, { draft, revision: seen, age, device })
  if (!outcome.ok || !$accountDetails.get()) return
  const { draft: newer, revision, saved } = outcome.value
  if (newer && isOwn(outcome.value.device) && tries > 1) {
    $setupDraft.set({ device, revision, typedAt: typedSince(typedAt) ?? typedAt })
    return send(tries - 1)
  }
  if (newer) return restore({ device: outcome.value.device, draft: newer, revision })
  const since = typedSince(typedAt)
  if (saved) $setupDraft.set({ device, revision, ...(since !== undefined && { typedAt: since }) })
}

/** When a key was pressed, here or in another tab, while what had been typed by `sent` was under way. */
function typedSince(sent: number): number | undefined {
  const noted = $setupDraft.get()?.typedAt
  return waitingSince ?? (noted === sent ? undefined : noted)
}

function restore({ draft, revision, device: writer }: Newer): void {
  clearTimeout(timer)
  waitingSince = undefined
  const before = $accountDetails.get() ? $setupDraft.get()?.device : undefined
  replaceDetails(draft)
  $setupDraft.set({ ...known(), revision })
  const isElsewhere = before !== undefined && writer !== '' && writer !== before
  toast('success', isElsewhere ? RESTORED_FROM_OTHER : RESTORED)
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
