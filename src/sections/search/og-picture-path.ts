import type { Language } from '#messages/language.ts'
import { blogMessages } from '#messages/pages/blog.ts'
import { englishPath, frenchPath, isFrenchPath } from '#rules/french-path.ts'
import { accessOf, paths } from '#rules/paths.ts'

/** Shared links show all pages of the list alike. */
const LIST_PAGE = /^\/blog\/page\/\d+$/

/** The address of a page's Open Graph picture, drawn at publishing. Private pages share the home page's, in their language. */
export function ogPicturePath(path: string): string {
  const english = englishPath(path)
  if (english === paths.home || english.startsWith('/auth/') || accessOf(path) !== 'public')
    return `/og/${isFrenchPath(path) ? 'fr' : 'home'}.png`
  const list = isFrenchPath(path) ? frenchPath(paths.blog) : paths.blog
  const shown = LIST_PAGE.test(english) ? list : path
  return `/og/${shown.slice(1).replaceAll('/', '-')}.png`
}

/** The text in it. */
export function ogPictureTitle(path: string, title: string, language: Language): string {
  return LIST_PAGE.test(englishPath(path)) ? blogMessages[language].page.title : title
}
