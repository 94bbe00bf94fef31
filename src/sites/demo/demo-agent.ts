import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { WizardDetails } from '../agent-site.ts'
import type { HouseKind } from '../art/house-kinds.ts'
import type { Tone } from '../art/palette.ts'
import type { PortraitLook } from '../art/portrait-look.ts'
import type { SceneName } from '../art/scene-names.ts'
import type { VignetteName } from '../art/vignette-names.ts'

export type DemoListing = {
  title: string
  /** Street and number, without the city. */
  address: string
  area: string
  type: 'condo' | 'house' | 'townhouse'
  /** Whole Canadian dollars. */
  price: number
  beds: number
  baths: number
  squareFeet: number
  drawing: { kind: HouseKind; tone: Tone }
}

/** What a sample agent has entered: the wizard's fields first, then what an agent adds later. */
type DemoSite = WizardDetails & {
  language: SiteLanguage
  headline: string
  intro: string
  greeting?: { words: string; lang: string }
  city: string
  /** Postal shortcode: 'ON'. */
  province: string
  scene: SceneName
  /** Languages the agent speaks, in the site's language. */
  spoken: string[]
  about: string[]
  listings: DemoListing[]
  areas: { name: string; note: string; vignette: VignetteName }[]
  testimonials: { words: string; who: string; where: string }[]
}

/** A sample agent with a whole website, at /demo/<slug>. `look` is what their portrait is drawn from. */
export type DemoAgent = {
  slug: string
  template_id: number
  look: PortraitLook
  site: DemoSite
}
