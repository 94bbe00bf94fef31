import { DEFAULT_LANGUAGE, type Translated } from '#messages/language.ts'

/** A subject's texts in the language of the email's reader. Accounts don't have a language yet. */
export function inReadersLanguage<Texts>(messages: Translated<Texts>): Texts {
  return messages[DEFAULT_LANGUAGE]
}
