import { LANGUAGE_TAGS, languageOf, type Message, type Translated } from '#messages/language.ts'
import { currentLanguageTag } from './browser.ts'

/** A subject's texts in the language of the page. */
export function messagesOf<Texts>(texts: Translated<Texts>): Texts {
  return texts[languageOf(currentLanguageTag())]
}

/** As `Intl` takes the language of the page. */
export function languageTag(): string {
  return LANGUAGE_TAGS[languageOf(currentLanguageTag())]
}

/** A message in the language of the page. */
export function textOf(message: Message): string {
  return message(languageOf(currentLanguageTag()))
}
