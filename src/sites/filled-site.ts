import type { AgentSite, Area, Greeting, Language, Listing, Praise } from './agent-site.ts'
import type { SceneName } from './art/scene-names.ts'
import { pictureSource } from './links.ts'
import { sampleListings } from './samples.ts'
import type { Words } from './words/words.ts'

/** A template's input, with defaults for everything that it must show. */
export type FilledSite = {
  language: Language
  sample: boolean
  /** The agent's own website, with sample homes. */
  isPreview: boolean
  words: Words
  name: string
  firstName: string
  designation: string
  /** As typed; `links.ts` decides whether they can be linked. */
  phone: string
  email: string
  photo: string | undefined
  portrait: string | undefined
  brokerage: string
  brokerageLogo: string | undefined
  brokeragePhone: string
  brokerageFax: string
  brokerageEmail: string
  address: string[]
  websiteName: string
  logo: string | undefined
  headline: string
  intro: string
  greeting: Greeting | undefined
  place: string
  scene: SceneName | undefined
  spoken: string[]
  about: string[]
  listings: Listing[]
  areas: Area[]
  testimonials: Praise[]
}

/** Fills in placeholders for everything that the agent hasn't entered yet. */
export function fillIn(site: AgentSite, words: Words): FilledSite {
  const sample = site.sample ?? false
  const isPreview = sample && !site.listings
  const name = typed(site.salesman_name) ?? words.yourName
  const brokerage = typed(site.company_name) ?? words.yourBrokerage
  return {
    language: site.language ?? 'en',
    sample,
    isPreview,
    words,
    name,
    firstName: name === words.yourName ? name : (name.split(' ')[0] ?? name),
    designation: typed(site.salesman_designation) ?? words.designation,
    phone: typed(site.salesman_contact) ?? typed(site.company_contact) ?? '',
    email: typed(site.salesman_email) ?? typed(site.company_email) ?? '',
    photo: pictureSource(site.salesman_image),
    portrait: site.portrait,
    brokerage,
    brokerageLogo: pictureSource(site.company_logo),
    brokeragePhone: typed(site.company_contact) ?? '',
    brokerageFax: typed(site.company_fax) ?? '',
    brokerageEmail: typed(site.company_email) ?? '',
    address: [typed(site.company_address), typed(site.company_address_2)].filter(
      (line) => line !== undefined
    ),
    websiteName: typed(site.website_name) ?? name,
    logo: pictureSource(site.logo),
    headline: typed(site.headline) ?? words.headline(typed(site.city)),
    intro: typed(site.intro) ?? words.intro(brokerage),
    greeting: site.greeting,
    place: [typed(site.city), typed(site.province)].filter((part) => part !== undefined).join(', '),
    scene: site.scene,
    spoken: site.spoken ?? [],
    about: site.about ?? words.aboutMe(name, brokerage),
    listings: site.listings ?? (sample ? sampleListings(words) : []),
    areas: site.areas ?? (sample ? words.sampleAreas : []),
    testimonials: site.testimonials ?? []
  }
}

/** White space counts as empty. */
function typed(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}
