import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { AgentStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'
import type { ShownListing } from '#contract/listings/shown-listing.ts'
import type { HouseKind } from './art/house-kinds.ts'
import type { Tone } from './art/palette.ts'

/** A home in a list. Without a photo it is drawn, a sample's as the sample says. */
export type ShownHome = ShownListing & { drawing?: { kind: HouseKind; tone: Tone } }

/** The wizard's fields that the website shows. Any of them may be missing or half typed. */
export type WizardDetails = Partial<
  Pick<
    AccountDetails,
    keyof typeof AgentStep.entries | keyof typeof BrokerageStep.entries | 'logo' | 'website_name'
  >
>
