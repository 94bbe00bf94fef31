import { languageOf, type Translated } from '#messages/language.ts'
import { currentLanguageTag } from './browser.ts'

/** A subject's texts in the language of the page. */
export function messagesOf<Texts>(texts: Translated<Texts>): Texts {
  return texts[languageOf(currentLanguageTag())]
}
