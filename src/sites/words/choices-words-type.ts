import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { ChoicesDone } from '../choices/choices-view.ts'

type Section = { title: string; none: string }

/** What a visitor agreed to on a website, and what they ask of their data. */
export type ChoicesWords = {
  title: string
  lede: (name: string) => string
  /** On the privacy page. */
  link: { title: string; text: string }
  door: {
    title: string
    text: string
    submit: string
    error: string
    sent: { title: string; text: string }
  }
  statistics: { title: string; text: string; elsewhere: string }
  problems: Record<'away' | 'confirm', string> & { tooMany: (minutes: number) => string }
  held: (email: string, until: string) => string
  ended: { title: string; text: string; again: string }
  done: Record<ChoicesDone, string>
  emails: Section & {
    kinds: Record<ConsentKind, (on: string) => string>
    until: (on: string) => string
    page: (path: string) => string
    how: (how: string) => string
    text: string
    withdrawn: (on: string) => string
    withdraw: string
    again: string
    agree: string
    error: string
  }
  searches: Section & {
    asked: (on: string) => string
    unconfirmed: string
    text: string
    stop: (search: string) => string
    again: string
  }
  registration: Section & {
    registered: (on: string, until: string) => string
    over: string
    terms: (on: string) => string
    withdraw: string
    again: string
  }
  all: { title: string; text: string; submit: string }
  copy: { title: string; text: string; files: Record<'csv' | 'json', string> }
  requests: {
    title: string
    text: (name: string) => string
    kinds: Record<PrivacyRequestKind, { title: string; text: string; submit: string }>
    message: string
    messageError: string
    asked: Record<PrivacyRequestKind, (on: string) => string>
    due: (on: string) => string
    answered: Record<PrivacyAnswer, (on: string) => string>
  }
}
