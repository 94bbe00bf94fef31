import { type Language, languageOf, type Translated } from '#messages/language.ts'

/** A schema's message in the language that a value is checked in, which is valibot's `lang`. */
export type SchemaMessage = (issue: { lang?: string | undefined }) => string

/* @__NO_SIDE_EFFECTS__ */
export function says<Texts>(
  texts: Translated<Texts>,
  pick: (t: Texts, language: Language) => string
): SchemaMessage {
  return ({ lang }) => {
    const language = languageOf(lang)
    return pick(texts[language], language)
  }
}
