import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** A visitor's privacy choices, which are never cached: where they ask for a link, or what is behind it. */
export type ChoicesView = { language: SiteLanguage } & (
  | { kind: 'door'; door: ChoicesDoor }
  | { kind: 'held'; held: HeldChoices }
)

export type ChoicesDoor = {
  token: string
  /** A link is on its way. */
  sent?: boolean
  email?: string
  error?: string
  problem?: string
}

/** What a visitor did last, which the page tells. */
export const CHOICES_DONE = ['all', 'emails', 'given', 'registration', 'request', 'search'] as const
export type ChoicesDone = (typeof CHOICES_DONE)[number]

type HeldConsent = {
  kind: ConsentKind
  given_at: string
  /** Null for one that holds until it is withdrawn. */
  ends_at: string | null
  /** The page that it was given on; empty if it wasn't on the website. */
  page: string
  /** The exact text agreed to; empty for one that the law presumes. */
  text: string
  /** How it was given, as the agent recorded it. */
  how: string
}

/** What a website holds of one address. Times are ISO. */
export type HeldChoices = {
  email: string
  /** In the page's address. */
  token: string
  /** When the link ends. */
  until: string
  emails: {
    consents: readonly HeldConsent[]
    withdrawn_at: string | null
    /** The text to agree to, where emails may be agreed to again. */
    offer: { id: string; text: string } | null
  }
  searches: readonly {
    id: string
    /** In the page's language. */
    said: string
    asked_at: string
    confirmed: boolean
    text: string
  }[]
  registration: {
    registered_at: string
    expires_at: string
    accepted_at: string
    /** Ended by the agent, or expired. */
    isOver: boolean
    terms: string
  } | null
  requests: readonly {
    kind: PrivacyRequestKind
    asked_at: string
    due_at: string
    answered: { at: string; as: PrivacyAnswer } | null
  }[]
  /** The link came with a copy of the visitor's data. */
  hasCopy: boolean
  done?: ChoicesDone | undefined
  /** What is wrong with the request that was sent, and what was typed. */
  problem?: { action: string; text: string; typed: string } | undefined
}
