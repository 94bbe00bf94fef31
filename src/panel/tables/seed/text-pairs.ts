import type { Translated } from '#messages/language.ts'

/** A text of the content, and the same in French. */
export type TextPair = readonly [english: string, french: string]

/** The texts of a subject that need nothing filled in. */
export function textPairs(texts: Translated<Record<string, unknown>>): TextPair[] {
  return Object.entries(texts.en).flatMap(([key, english]) => {
    const french = texts.fr[key]
    return typeof english === 'string' && typeof french === 'string' ? [[english, french]] : []
  })
}
