import { atom } from 'nanostores'
import { $user } from '#gateways/storage/saved.ts'
import { toast } from '../site/toasts.ts'

/** `paid` in cents; another tab's order does not tell. */
export type Created = {
  base_url: string
  isTrial: boolean
  paid: number | undefined
  plan_name: string
  /** What a trial is charged once it ends; another tab's does not tell. */
  due?: number | undefined
  /** Of the billing address. */
  province?: string | undefined
}

/** Totals in cents: what was pressed, and what it is now. */
export type PriceChange = { before: number; now: number }

export type Submission =
  | { status: 'idle' }
  /** `slow`: the panel has the order and takes its time. */
  | { status: 'sending'; slow?: boolean }
  /** `unsure`: no answer came; the same press again finds out and is never charged twice. */
  | { status: 'refused'; message: string; unsure: boolean; price?: PriceChange | undefined }
  | { status: 'created'; account: Created }

export const $submission = atom<Submission>({ status: 'idle' })

/** A website made in another tab ends the wizard here too, unless this one has sent the order and waits for its answer. */
export function watchOtherTabs(): () => void {
  return $user.listen(() => {
    const { status } = $submission.get()
    if (status !== 'sending' && status !== 'created') showMadeElsewhere()
  })
}

/** The order did not go through; what was typed stays. */
export function refuse(
  message: string,
  { unsure = false, price }: { unsure?: boolean; price?: PriceChange | undefined } = {}
): void {
  // What stood in the way may be the very website, made in another tab meanwhile.
  if (showMadeElsewhere()) return
  toast('error', message)
  $submission.set({ status: 'refused', message, unsure, price })
}

/** Ends the wizard where the agent is known to have a website. */
export function showMadeElsewhere(): boolean {
  const website = $user.get()?.website
  if (!website?.base_url) return false
  const { base_url, isTrial, plan } = website
  const account = { base_url, isTrial, paid: undefined, plan_name: plan.plan_name }
  $submission.set({ status: 'created', account })
  return true
}
