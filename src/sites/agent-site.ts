import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import type { AgentStep, BrokerageStep } from '#contract/account-setup/setup-steps.ts'
import type { HouseKind } from './art/house-kinds.ts'
import type { Tone } from './art/palette.ts'
import type { SceneName } from './art/scene-names.ts'
import type { VignetteName } from './art/vignette-names.ts'

export type Language = 'en' | 'fr'
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

export type Area = { name: string; note: string; vignette: VignetteName }
export type Praise = { words: string; who: string; where: string }
export type Greeting = { words: string; lang: string }

/** The wizard's fields that the website shows. Any of them may be missing or half typed. */
export type WizardDetails = Partial<
  Pick<
    AccountDetails,
    keyof typeof AgentStep.entries | keyof typeof BrokerageStep.entries | 'logo' | 'website_name'
  >
>

/** One agent's website as data. The wizard's fields first, then what an agent adds later. */
export type AgentSite = WizardDetails & {
  language?: Language
  /** Labelled as a sample, and given sample homes if it has none. */
  sample?: boolean
  headline?: string
  intro?: string
  greeting?: Greeting
  /** 'Toronto' */
  city?: string
  /** Postal shortcode: 'ON'. */
  province?: string
  scene?: SceneName
  /** A sample agent's portrait, drawn instead of a photograph. */
  portrait?: string
  /** Languages the agent speaks, in the site's language. */
  spoken?: string[]
  about?: string[]
  listings?: Listing[]
  areas?: Area[]
  testimonials?: Praise[]
}
