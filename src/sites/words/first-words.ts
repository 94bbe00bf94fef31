type Person = { name: string; brokerage: string }

/** What a new website says until its agent edits it: nothing invented, and nothing promised for them. */
export type FirstWords = {
  titles: Record<'about' | 'areas' | 'contact' | 'home' | 'homes' | 'privacy', string>
  descriptions: Record<
    'about' | 'areas' | 'contact' | 'homes' | 'privacy',
    (name: string) => string
  >
  homeDescription: (person: Person) => string
  headline: (city: string) => string
  intro: (person: Person) => string
  aboutTitle: (name: string) => string
  about: (person: Person) => string[]
  homesTitle: string
  searchTitle: string
  areasTitle: string
  contactTitle: string
  contactNote: string
  contactButton: string
  officeTitle: string
  portrait: (name: string) => string
  logoOf: (name: string) => string
  privacyTitle: string
}
