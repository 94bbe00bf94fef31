import type { Context } from 'hono'
import { type Language, languageOf } from '#messages/language.ts'

/** The language that a call is answered in: the first that its sender asks for. */
export function languageOfCall(context: Context): Language {
  return preferredLanguage(context.req.header('accept-language'))
}

/** Our pages name their own language in the header, and other clients the one they prefer. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const [first] = (acceptLanguage ?? '').split(/[,;]/)
  return languageOf(first?.trim())
}
