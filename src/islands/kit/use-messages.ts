import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, type Language, type Translated } from '#messages/language.ts'

/** The language of the island, set by `bounded`. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The language of the page. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** A subject's texts in the language of the page. */
export function useMessages<Texts>(texts: Translated<Texts>): Texts {
  return texts[useLanguage()]
}
