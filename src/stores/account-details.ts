import { computed } from 'nanostores'
import { $accountDetails } from '#gateways/saved.ts'
import type { AccountDetails } from '#contract/account-details.ts'

/** What was typed into the wizard so far. */
export const $details = computed($accountDetails, (details): AccountDetails => details ?? {})

/** Every keystroke lands here, so that a reload loses nothing. */
export function keepDetails(change: AccountDetails): void {
  $accountDetails.set({ ...$accountDetails.get(), ...change })
}
