import type { ComponentType, ReactNode } from 'react'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { Line, RichText } from '#contract/websites/site-fields.ts'
import { MEDIA_PATH, mediaName, type MediaFile } from '#rules/websites/site-media.ts'
import { formPagePath, type FormPage } from '#rules/websites/form-page.ts'
import { pagePath, type SiteLanguage } from '#rules/websites/site-pages.ts'
import type { ShownHome } from './agent-site.ts'
import type { ChoicesView } from './choices/choices-view.ts'
import type { consentAddress } from './consent-address.ts'
import type { SceneName } from './art/scene-names.ts'
import { sceneOf } from './scene-of.ts'
import type {
  AccountView,
  BlogView,
  ChosenHomes,
  FoundListings,
  ListingView,
  PageCosts,
  SiteFacts,
  SiteForm,
  SiteServices
} from './site-renderer.ts'
import { paletteOf, typefaceOf, type Template } from './templates/template.ts'
import type { Words } from './words/words.ts'

/** Words, and the language that they are in where it isn't the page's. */
export type Said = { text: string; lang: SiteLanguage | undefined }

export type ViewInput = {
  content: SiteContent
  facts: SiteFacts
  template: Template
  language: SiteLanguage
  /** The templates' own texts in that language. */
  words: Words
  page: SitePage | undefined
  /** What the blog shows here, beside the agent's own page of that address or instead of one. */
  blog?: BlogView | undefined
  found?: FoundListings | undefined
  chosen?: ChosenHomes | undefined
  /** The listing whose page, or whose form's page, this is. */
  listing?: ListingView | undefined
  account?: AccountView | undefined
  choices?: ChoicesView | undefined
  costs?: PageCosts | undefined
  form?: SiteForm | undefined
  services?: SiteServices | undefined
  base?: string
  mark?: 'sample' | 'preview' | undefined
  /** Written as files that no panel serves. */
  isStatic?: boolean
  /** Where the drawings are. */
  drawings?: string
  /** Writes a drawing of the first view into the page, which then shows it without a second request. */
  drawingInPage?: (name: string) => string
  /** Where the website's pictures are, with the slash: on its own host, unless the builder shows it. */
  media?: string
  /** Pictures that the website's media doesn't have yet, by sha256: those of the wizard's preview. */
  pictures?: Readonly<Record<string, string>>
  /** Draws a block's words so that they can be edited in place: the builder's alone. */
  editable?: ((line: Line, text: string) => ReactNode) | undefined
  /** What only websites that are served have: previews' scripts carry none of it. */
  hosted?: HostedParts
  /** The home page alone, whose menu leads to its own blocks: a demo. */
  isSinglePage?: boolean
}

export type HostedParts = {
  consentAddress: typeof consentAddress
  FeedNotice: ComponentType<{ view: SiteView; homes: readonly ShownHome[] }>
  HomeLines: ComponentType<{ view: SiteView; listing: ShownHome }>
  KeepButton: ComponentType<{ view: SiteView; listing: ShownHome; title: string }>
  PhotoGround: ComponentType<{ colour: string | null | undefined }>
  /** Where a home is in the account of a registered visitor; undefined for everyone else. */
  homeInAccount: (view: SiteView, slug: string, language?: SiteLanguage) => string | undefined
  /** Where a listing, a search, a choice of homes or a post is in another language; undefined for other pages. */
  addressIn: (view: SiteView, language: SiteLanguage) => string | undefined
}

/** One page of a website in one language: everything that a template and its blocks are drawn from. */
export type SiteView = ViewInput & {
  name: string
  firstName: string
  designation: string
  /** As typed; `links.ts` decides whether they can be linked. */
  phone: string
  email: string
  brokerage: string
  address: string[]
  websiteName: string
  place: string
  scene: SceneName
  spoken: Said[]
  rootClass: string
}

export function siteView(input: ViewInput): SiteView {
  const { content, facts, template, words } = input
  const name = agentName(content, words)
  return {
    ...input,
    words,
    name,
    firstName: name === words.yourName ? name : (name.split(' ')[0] ?? name),
    designation: typed(content.salesman_designation) ?? words.designation,
    phone: typed(content.salesman_contact) ?? typed(content.company_contact) ?? '',
    email: typed(content.salesman_email) ?? typed(content.company_email) ?? '',
    brokerage: typed(content.company_name) ?? words.yourBrokerage,
    address: present([typed(content.company_address), typed(content.company_address_2)]),
    websiteName: typed(content.website_name) ?? name,
    place: present([typed(content.city), typed(content.province)]).join(', '),
    scene: facts.scene ?? sceneOf(content.city, content.province) ?? template.scene,
    spoken: present(content.spoken.map((line) => said(input, line))),
    rootClass: `agent-site ${template.name} palette-${paletteOf(template, content.palette).name} type-${typefaceOf(template, content.typeface).name}`
  }
}

/** The agent as every page names them. */
function agentName(content: Pick<SiteContent, 'salesman_name'>, words: Words): string {
  return typed(content.salesman_name) ?? words.yourName
}

/** A text in the page's language, in the other one where it is missing, or undefined where both are empty. */
export function said(
  { language }: Pick<SiteView, 'language'>,
  { en, fr }: Line | RichText
): Said | undefined {
  const [own, other] = language === 'fr' ? [fr, en] : [en, fr]
  if (isWritten(own)) return { text: own, lang: undefined }
  return isWritten(other) ? { text: other, lang: language === 'fr' ? 'en' : 'fr' } : undefined
}

/** One file of a picture. */
export function mediaAddress(view: SiteView, file: MediaFile): string {
  return `${view.media ?? MEDIA_PATH}${mediaName(file)}`
}

export function pageHref(
  view: SiteView,
  page: Pick<SitePage, 'id' | 'kind' | 'slug'>,
  language = view.language
): string | undefined {
  if (view.isSinglePage) return anchorOf(view, page)
  return `${view.base ?? ''}${pagePath(page, language, view.content.language)}`
}

/** A form on a page of its own; undefined where the website takes no messages, as in a preview. */
export function formHref(view: SiteView, asked: FormPage): string | undefined {
  if (view.isSinglePage || view.form === undefined) return undefined
  return `${view.base ?? ''}${formPagePath(asked, view.language, view.content.language)}`
}

export function homePage({ content }: Pick<SiteView, 'content'>): SitePage | undefined {
  return content.pages.find(({ kind }) => kind === 'home')
}

/** A page of the fixed kinds, if it is served. */
export function pageOf(view: SiteView, kind: SitePage['kind']): SitePage | undefined {
  return view.content.pages.find((page) => page.kind === kind && !page.hidden)
}

/** Where on the home page a page's subject is. */
function anchorOf(view: SiteView, { kind }: Pick<SitePage, 'kind'>): string | undefined {
  if (kind === 'home') return '#_top'
  const block = homePage(view)?.blocks.find(({ type, hidden }) => type === kind && !hidden)
  return block && `#${block.id}`
}

/** An editor leaves '<p></p>' behind when everything was deleted. */
function isWritten(text: string): boolean {
  return text.trim() !== '' && !/^(\s|<\/?p>|<br ?\/?>|&nbsp;)*$/.test(text)
}

/** White space counts as empty. */
function typed(text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : trimmed
}

function present<Value>(values: (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined)
}
