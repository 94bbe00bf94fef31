import { picturesIn } from './content-pictures.ts'
import type { SiteLanguage } from './site-pages.ts'

type Content = { pages: readonly { title: Record<SiteLanguage, string> }[] }

/** Why a website can't be published yet: a page without a title, or a picture without a description. */
export function publishProblem(content: Content): 'alt' | 'title' | undefined {
  const isEmpty = ({ en, fr }: Record<SiteLanguage, string>) => en === '' && fr === ''
  if (content.pages.some(({ title }) => isEmpty(title))) return 'title'
  return picturesIn(content).some(({ alt }) => isEmpty(alt)) ? 'alt' : undefined
}
