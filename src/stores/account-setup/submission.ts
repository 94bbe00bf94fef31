import { atom } from 'nanostores'
import { $user } from '#gateways/storage/saved.ts'
import { toast } from '../site/toasts.ts'

/** `paid` in cents; unknown for an order from another tab. */
export type Created = {
  base_url: string
  isTrial: boolean
  paid: number | undefined
  plan_name: string
  /** Cents charged when a trial ends; unknown for an order from another tab. */
  due?: number | undefined
  /** Of the billing address. */
  province?: string | undefined
}

/** Totals in cents: the one on the pressed button, and the current one. */
export type PriceChange = { before: number; now: number }

export type Submission =
  | { status: 'idle' }
  /** `slow`: the panel has the order and is taking longer than usual. */
  | { status: 'sending'; slow?: boolean }
  /** `unsure`: no answer came; pressing again finds out and never charges twice. */
  | { status: 'refused'; message: string; unsure: boolean; price?: PriceChange | undefined }
  | { status: 'created'; account: Created }

export const $submission = atom<Submission>({ status: 'idle' })

/** Ends the wizard when another tab creates the website, unless this tab is waiting for its own order. */
export function watchOtherTabs(): () => void {
  return $user.listen(() => {
    const { status } = $submission.get()
    if (status !== 'sending' && status !== 'created') showExistingAccount()
  })
}

/** The order didn't go through; everything typed stays. */
export function refuse(
  message: string,
  { unsure = false, price }: { unsure?: boolean; price?: PriceChange | undefined } = {}
): void {
  // The refusal may be because another tab has just created the website.
  if (showExistingAccount()) return
  toast('error', message)
  $submission.set({ status: 'refused', message, unsure, price })
}

/** Ends the wizard if the agent already has a website. */
export function showExistingAccount(): boolean {
  const website = $user.get()?.website
  if (!website?.base_url) return false
  const { base_url, isTrial, plan } = website
  const account = { base_url, isTrial, paid: undefined, plan_name: plan.plan_name }
  $submission.set({ status: 'created', account })
  return true
}
