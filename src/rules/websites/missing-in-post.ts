import { isVisible } from '../content/printable.ts'
import { showsSomething } from '../content/safe-html.ts'
import type { SiteLanguage } from './site-pages.ts'

type Line = Record<SiteLanguage, string>
type Post = {
  title: string
  description: string
  language: SiteLanguage
  body: string
  cover: { alt: Line } | null
}
export type PostField = 'body' | 'cover' | 'description' | 'title'

/** What a post lacks before it can be published, in the order of its form. */
export function missingInPost({ body, cover, description, language, title }: Post): PostField[] {
  const isMissing: Record<PostField, boolean> = {
    title: !isVisible(title),
    description: !isVisible(description),
    cover: cover !== null && !isVisible(cover.alt[language]),
    body: !showsSomething(body)
  }
  return (['title', 'description', 'cover', 'body'] as const).filter((field) => isMissing[field])
}
