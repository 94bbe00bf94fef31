/** The languages of the product. A second one is added here, and every subject that lacks it no longer compiles. */
const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** As a page names its language. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-CA' }

/** One subject's texts in every language; English gives the type. */
export type Translated<Texts> = Readonly<Record<Language, Texts>>

/** The language of a tag like 'en-CA', as in a page's `lang`; another language than ours is the default. */
export function languageOf(tag: string | undefined): Language {
  const [primary] = (tag ?? '').toLowerCase().split('-')
  return LANGUAGES.find((language) => language === primary) ?? DEFAULT_LANGUAGE
}
