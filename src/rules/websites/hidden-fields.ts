/** Fields that the page fills in: which form, its page and block, and the token that the panel signed. */
export const SITE_FORM_HIDDEN = {
  kind: 'kind',
  page: 'page',
  block: 'block',
  language: 'language',
  /** The home asked about, by its key. */
  home: 'home',
  /** The homes of a shortlist, or the search to be saved, as in the page's address. */
  query: 'query',
  /** The page before the form's, filled in by its script. */
  before: 'before',
  /** Where the visitor came from, in a form that is shown again. */
  source: 'source',
  token: 'form_token',
  /** The text beside the consent's box, as this page showed it. */
  consentText: 'consent_text',
  /** The solved proof of work, empty without script. */
  proof: 'proof',
  /** reCAPTCHA's token, where the agent has keys for it. */
  recaptcha: 'recaptcha_token',
  /** Our own mark on a test; no page has it. */
  test: 'test'
} as const

/** A field that people never see; a message that fills it in comes from a program. */
export const SITE_FORM_HONEYPOT = 'website'
