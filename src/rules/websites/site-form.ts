/** Where the forms of an agent's website are posted: beside the website's other own addresses, so no page can have it. */
export const SITE_FORM_PATH = '/_site/message'

/** The address of a page's forms, which leads back to that page where it is opened instead of posted to. */
export function siteFormAction(page: string): string {
  return `${SITE_FORM_PATH}?${new URLSearchParams({ page }).toString()}`
}

/** What a form's reCAPTCHA token is for. */
export const SITE_FORM_RECAPTCHA_ACTION = 'site_message'

/** Where a form's script gets a token and a challenge, which a cached page can't have. */
export const SITE_FORM_TOKEN_PATH = '/_site/form'

/** People take longer to fill in a form: a token that is younger is refused. */
export const SITE_FORM_TOKEN_AGE_MS = 2000

/** What a visitor fills in. */
export const SITE_FORM_FIELDS = [
  'name',
  'email',
  'phone',
  'address',
  'preferred_time',
  'message',
  'consent'
] as const
export type SiteFormField = (typeof SITE_FORM_FIELDS)[number]

export type AskedField = Exclude<SiteFormField, 'consent'>

/** The fields of each form in their order; those that are true can't stay empty. */
const ASKED = {
  contact: { name: true, email: true, phone: false, message: true },
  home: { name: true, email: true, phone: false, message: false },
  homes: { name: true, email: true, phone: false, message: false },
  showing: { name: true, email: true, phone: false, preferred_time: false, message: false },
  valuation: { name: true, email: true, phone: false, address: true, message: false },
  callback: { name: true, phone: true, preferred_time: false, message: false },
  search: { email: true }
} satisfies Record<string, Partial<Record<AskedField, boolean>>>

/** Which form was sent. */
export type SiteFormKind = keyof typeof ASKED
export const SITE_FORM_KINDS = Object.keys(ASKED) as readonly SiteFormKind[]

/** Forms by which a visitor writes to the agent; saving a search is none. */
export type MessageFormKind = Exclude<SiteFormKind, 'search'>
export const MESSAGE_FORM_KINDS = /* @__PURE__ */ SITE_FORM_KINDS.filter(
  (kind): kind is MessageFormKind => kind !== 'search'
)

export function askedFields(kind: SiteFormKind): { name: AskedField; required: boolean }[] {
  return Object.entries(ASKED[kind]).map(([name, required]) => {
    return { name: name as AskedField, required }
  })
}

export function isRequired(kind: SiteFormKind, field: AskedField): boolean {
  return askedFields(kind).some(({ name, required }) => name === field && required)
}

/** Characters that a field takes. */
export const SITE_FORM_MAX: Record<SiteFormField, number> = {
  name: 100,
  email: 254,
  phone: 30,
  address: 200,
  preferred_time: 200,
  message: 4000,
  consent: 3
}
