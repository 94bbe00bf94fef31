/** The languages of the product. A second one is added here, and every subject that lacks it no longer compiles. */
const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** As a page names its language. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-CA' }

/** One subject's texts in every language; English gives the type. */
export type Translated<Texts> = Readonly<Record<Language, Texts>>

/** The same for a subject that is written in French already, before the product's pages are. */
export type TranslatedBoth<Texts> = Readonly<Record<'en' | 'fr', Texts>>

/** A text that is made once its reader's language is known, such as a refusal's. */
export type Message = (language: Language) => string

/** One text of a subject, in whichever language its reader has. */
export function messageFrom<Texts>(texts: Translated<Texts>, pick: (t: Texts) => string): Message {
  return (language) => pick(texts[language])
}

/** The language of a tag like 'en-CA', as in a page's `lang`; another language than ours is the default. */
export function languageOf(tag: string | undefined): Language {
  const [primary] = (tag ?? '').toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? DEFAULT_LANGUAGE
}
