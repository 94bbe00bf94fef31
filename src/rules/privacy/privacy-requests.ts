const DAY_MS = 24 * 60 * 60_000

/** What a visitor may ask for. */
export const PRIVACY_REQUEST_KINDS = ['access', 'correction', 'deletion'] as const
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number]

/** How a request was answered: a copy was sent, the data corrected or erased, or the request declined with a reason. */
export const PRIVACY_ANSWERS = ['sent', 'corrected', 'erased', 'declined'] as const
export type PrivacyAnswer = (typeof PRIVACY_ANSWERS)[number]

/** What a request of each kind is granted by. */
export const GRANTED_BY = {
  access: 'sent',
  correction: 'corrected',
  deletion: 'erased'
} as const satisfies Record<PrivacyRequestKind, PrivacyAnswer>

/** Whether a request of this kind can be answered so. */
export function isAnswerTo(kind: PrivacyRequestKind, answer: PrivacyAnswer): boolean {
  return answer === 'declined' || answer === GRANTED_BY[kind]
}

/** Days within which a request has to be answered, by the laws that say so, as copies of them were read. */
const ANSWER_PERIOD = {
  days: 30,
  laws: [
    { law: 'PIPEDA, s. 8 (3)', source: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/' },
    { law: 'P-39.1, s. 32', source: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1' }
  ],
  seen_on: '2026-11-27'
} as const
export const ANSWER_DAYS = ANSWER_PERIOD.days
/** Days left at which the agent is reminded. */
const REMIND_DAYS = [7, 1] as const
/** How long the log of an answered request is kept: the time in which its visitor may complain, and more. */
export const REQUEST_KEPT_DAYS = 730
/** A link that a visitor asked for. */
export const CHOICES_LINK_HOURS = 24
/** A link with the copy that an agent sent. */
export const COPY_LINK_DAYS = 14
export const REQUEST_MESSAGE_MAX = 2000

/** When a request is due, and when the agent is reminded of it. */
export function requestTimes(asked_at: Date): {
  due_at: Date
  remind: { at: Date; days: number }[]
} {
  const due_at = new Date(asked_at.getTime() + ANSWER_DAYS * DAY_MS)
  const remind = REMIND_DAYS.map((days) => ({
    days,
    at: new Date(due_at.getTime() - days * DAY_MS)
  }))
  return { due_at, remind }
}

/** Whole days until a request is due, the running one included; zero or less once it is overdue. */
export function daysLeft(due_at: Date, now: Date): number {
  return Math.ceil((due_at.getTime() - now.getTime()) / DAY_MS)
}
