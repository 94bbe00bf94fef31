import type { Language } from '#messages/language.ts'
import { blogMessages } from '#messages/pages/blog.ts'
import { accessOf, paths } from '#rules/paths.ts'

/** Shared links show all pages of the list alike. */
const LIST_PAGE = /^\/blog\/page\/\d+$/

/** The address of a page's Open Graph picture, drawn at publishing. Private pages share the home page's. */
export function ogPicturePath(path: string): string {
  const isShared = path === paths.home || path.startsWith('/auth/') || accessOf(path) !== 'public'
  const shown = LIST_PAGE.test(path) ? paths.blog : path
  return `/og/${isShared ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`
}

/** The text in it. */
export function ogPictureTitle(path: string, title: string, language: Language): string {
  return LIST_PAGE.test(path) ? blogMessages[language].page.title : title
}
