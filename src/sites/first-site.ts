import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { SiteBlock } from '#contract/websites/site-blocks.ts'
import type { Line, RichText, SitePicture } from '#contract/websites/site-fields.ts'
import { SITE_SCHEMA, type SiteLanguage } from '#rules/websites/site-pages.ts'
import type { FirstWords } from './words/first-words.ts'

type Details = Pick<
  SiteContent,
  | 'city'
  | 'company_address'
  | 'company_address_2'
  | 'company_contact'
  | 'company_email'
  | 'company_fax'
  | 'company_name'
  | 'province'
  | 'salesman_contact'
  | 'salesman_designation'
  | 'salesman_email'
  | 'salesman_name'
  | 'template_id'
  | 'website_name'
>

/** A stored picture of the wizard, which has no description yet. */
export type WizardPicture = Omit<SitePicture, 'alt'>

export type FirstDetails = Details & {
  language: SiteLanguage
  second_language?: SiteLanguage | null
  pictures: Partial<Record<'company_logo' | 'logo' | 'salesman_image', WizardPicture>>
  /** Who hosts the website. */
  product: string
}

/** What a new website says, in each of its languages. */
export type FirstTexts = Partial<Record<SiteLanguage, FirstWords>>

/** A new website: the wizard's details, on the pages that every website has. */
export function firstSite(
  details: FirstDetails,
  texts: FirstTexts,
  privacy: SiteBlock[]
): SiteContent {
  const { language, pictures, product: _product, second_language = null, ...identity } = details
  const { company_name, salesman_name, website_name } = details
  const languages = second_language === null ? [language] : [language, second_language]
  const write = writer(languages, texts)
  const described = (
    name: keyof typeof pictures,
    alt: (words: FirstWords) => string
  ): SitePicture | null => {
    const picture = pictures[name]
    return picture ? { ...picture, alt: write.line(alt) } : null
  }
  return {
    ...identity,
    schema: SITE_SCHEMA,
    language,
    second_language,
    palette: '',
    typeface: '',
    spoken: [],
    logo: described('logo', (words) => words.logoOf(website_name)),
    salesman_image: described('salesman_image', (words) => words.portrait(salesman_name)),
    company_logo: described('company_logo', (words) => words.logoOf(company_name)),
    pages: pagesOf(details, write, privacy)
  }
}

function pagesOf(details: FirstDetails, write: Writer, privacy: SiteBlock[]): SitePage[] {
  const { line } = write
  const { city, salesman_name: name } = details
  const person = { name, brokerage: details.company_name }
  const page = (kind: keyof FirstWords['titles'], blocks: SiteBlock[]): SitePage => ({
    id: kind,
    kind,
    slug: kind === 'home' ? '' : kind,
    title: line((words) => words.titles[kind]),
    description: line((words) =>
      kind === 'home' ? words.homeDescription(person) : words.descriptions[kind](name)
    ),
    inMenu: kind !== 'privacy',
    // Shown once the agent has something to show on them.
    hidden: kind === 'areas' || kind === 'homes',
    blocks
  })
  const block = blocksOf(details, write)
  return [
    page('home', [
      {
        ...part('hero'),
        type: 'hero',
        headline: line((words) => words.headline(city)),
        intro: line((words) => words.intro(person)),
        greeting: null,
        picture: null,
        button: {
          label: line((words) => words.contactButton),
          target: { to: 'page', page: 'contact' }
        }
      },
      block.homes(),
      block.about(),
      block.contact()
    ]),
    page('about', [block.about(), block.office()]),
    page('homes', [
      { ...part('search'), type: 'search', title: line((words) => words.searchTitle) },
      block.homes()
    ]),
    page('areas', [
      { ...part('areas'), type: 'areas', title: line((words) => words.areasTitle), areas: [] }
    ]),
    page('contact', [block.contact()]),
    page('privacy', privacy)
  ]
}

/** Blocks that one page or several begin with. */
function blocksOf(details: FirstDetails, { html, line }: Writer) {
  const { company_name, salesman_name } = details
  const person = { name: salesman_name, brokerage: company_name }
  return {
    about: (): SiteBlock => ({
      ...part('about'),
      type: 'about',
      title: line((words) => words.aboutTitle(salesman_name)),
      text: html((words) => words.about(person).map(paragraph)),
      picture: null,
      button: null
    }),
    homes: (): SiteBlock => ({
      ...part('homes'),
      type: 'homes',
      title: line((words) => words.homesTitle),
      note: line(() => '')
    }),
    contact: (): SiteBlock => ({
      ...part('contact'),
      type: 'contact',
      title: line((words) => words.contactTitle),
      note: line((words) => words.contactNote)
    }),
    office: (): SiteBlock => ({
      ...part('office'),
      type: 'office',
      title: line((words) => words.officeTitle),
      hours: []
    })
  }
}

/** Ids need only be unique within a page. */
const part = (id: string) => ({ id, hidden: false })

type Writer = {
  line: (say: (words: FirstWords) => string) => Line
  html: (say: (words: FirstWords) => string[]) => RichText
}

/** Longer lines than the contract allows are left out: only extreme names make them. */
const LINE_MAX = 300

function writer(languages: readonly SiteLanguage[], texts: FirstTexts): Writer {
  const write = (say: (words: FirstWords) => string) => {
    const written = { en: '', fr: '' }
    for (const language of languages) {
      const words = texts[language]
      if (words) written[language] = say(words)
    }
    return written
  }
  return {
    line: (say) =>
      write((words) => {
        const text = say(words).trim()
        return text.length > LINE_MAX ? '' : text
      }),
    html: (say) => write((words) => say(words).join(''))
  }
}

export const paragraph = (text: string) => `<p>${escaped(text)}</p>`

/** What the agent typed is text, never markup. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
