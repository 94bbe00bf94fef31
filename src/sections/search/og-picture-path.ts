import type { Language } from '#messages/language.ts'
import { blogMessages } from '#messages/pages/blog.ts'
import { accessOf, paths } from '#rules/paths.ts'

/** All pages of the list are one thing to somebody elsewhere. */
const LIST_PAGE = /^\/blog\/page\/\d+$/

/** Where a page's picture is; scripts/publish draws it. Pages nobody links to share the home page's. */
export function ogPicturePath(path: string): string {
  const isShared = path === paths.home || path.startsWith('/auth/') || accessOf(path) !== 'public'
  const shown = LIST_PAGE.test(path) ? paths.blog : path
  return `/og/${isShared ? 'home' : shown.slice(1).replaceAll('/', '-')}.png`
}

/** The text in it. */
export function ogPictureTitle(path: string, title: string, language: Language): string {
  return LIST_PAGE.test(path) ? blogMessages[language].page.title : title
}
