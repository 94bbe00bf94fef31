/** The languages that every text is written in: a subject that lacks one doesn't compile. */
const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** The languages that pages are offered in. A page's scripts know its own alone: docs/decisions/0232. */
const PAGE_LANGUAGES = LANGUAGES
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

export const DEFAULT_LANGUAGE: PageLanguage = 'en'

/** As a page names its language. */
export const LANGUAGE_TAGS: Readonly<Record<PageLanguage, string>> = {
  en: 'en-CA',
  fr: 'fr-CA'
}

/** One subject's texts in every language; English gives the type. */
export type Translated<Texts> = Readonly<Record<Language, Texts>>

/** A text that is made once its reader's language is known, such as a refusal's. */
export type Message = (language: Language) => string

/** One text of a subject, in whichever language its reader has. */
export function messageFrom<Texts>(
  texts: Translated<Texts>,
  pick: (t: Texts, language: Language) => string
): Message {
  return (language) => pick(texts[language], language)
}

/** The page language of a tag like 'en-CA', as in a page's `lang`; another language is the default. */
export function languageOf(tag: string | undefined): PageLanguage {
  const [primary] = (tag ?? '').toLowerCase().split('-')
  return PAGE_LANGUAGES.find((language) => language === primary) ?? DEFAULT_LANGUAGE
}
