import {
  LANGUAGE_TAGS,
  languageOf,
  type Message,
  type PageLanguage,
  type Translated
} from '#messages/language.ts'
import { currentLanguageTag } from './browser.ts'

export function pageLanguage(): PageLanguage {
  return languageOf(currentLanguageTag())
}

/** A subject's texts in the language of the page. */
export function messagesOf<Texts>(texts: Translated<Texts>): Texts {
  return texts[pageLanguage()]
}

/** As `Intl` takes the language of the page. */
export function languageTag(): string {
  return LANGUAGE_TAGS[pageLanguage()]
}

/** A message in the language of the page. */
export function textOf(message: Message): string {
  return message(pageLanguage())
}
