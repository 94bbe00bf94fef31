/** Where the forms of an agent's website are posted: beside the website's other own addresses, so no page can have it. */
export const SITE_FORM_PATH = '/_site/message'

/** What a form's reCAPTCHA token is for. */
export const SITE_FORM_RECAPTCHA_ACTION = 'site_message'

/** Where a form's script gets a token and a challenge, which a cached page can't have. */
export const SITE_FORM_TOKEN_PATH = '/_site/form'

/** People take longer to fill in a form: a token that is younger is refused. */
export const SITE_FORM_TOKEN_AGE_MS = 2000

/** Which form was sent: a message to the agent, or the wish to know what a home is worth. */
export const SITE_FORM_KINDS = ['contact', 'valuation'] as const
export type SiteFormKind = (typeof SITE_FORM_KINDS)[number]

/** What a visitor fills in. */
export const SITE_FORM_FIELDS = ['name', 'email', 'phone', 'address', 'message', 'consent'] as const
export type SiteFormField = (typeof SITE_FORM_FIELDS)[number]

/** Fields that the page fills in: which form, its page and block, and the token that the panel signed. */
export const SITE_FORM_HIDDEN = {
  kind: 'kind',
  page: 'page',
  block: 'block',
  language: 'language',
  token: 'form_token',
  /** The text beside the consent's box, as this page showed it. */
  consentText: 'consent_text',
  /** The solved proof of work, empty without script. */
  proof: 'proof',
  /** reCAPTCHA's token, where the agent has keys for it. */
  recaptcha: 'recaptcha_token'
} as const

/** A field that people never see; a message that fills it in comes from a program. */
export const SITE_FORM_HONEYPOT = 'website'

/** Characters that a field takes. */
export const SITE_FORM_MAX: Record<SiteFormField, number> = {
  name: 100,
  email: 254,
  phone: 30,
  address: 200,
  message: 4000,
  consent: 3
}
