import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { AgentStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'
import type { HouseKind } from './art/house-kinds.ts'
import type { Tone } from './art/palette.ts'

export const HOME_TYPES = ['house', 'townhouse', 'condo'] as const
export type HomeType = (typeof HOME_TYPES)[number]

export type Listing = {
  title: string
  /** Street and number, without the city. */
  address: string
  area: string
  type: HomeType
  /** Whole Canadian dollars. */
  price: number
  beds: number
  baths: number
  squareFeet: number
  /** The photograph's URL. Without one, the home is drawn. */
  photo?: string
  drawing: { kind: HouseKind; tone: Tone }
}

/** The wizard's fields that the website shows. Any of them may be missing or half typed. */
export type WizardDetails = Partial<
  Pick<
    AccountDetails,
    keyof typeof AgentStep.entries | keyof typeof BrokerageStep.entries | 'logo' | 'website_name'
  >
>
