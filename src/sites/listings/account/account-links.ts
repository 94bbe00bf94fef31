import { accountPath } from '#rules/listings/account-path.ts'
import type { SiteView } from '../../view.ts'

/** Where visitors register for homes that only they see; undefined for a website without such homes, and in previews. */
export function accountHref(view: SiteView): string | undefined {
  if (view.isSinglePage || view.mark === 'preview' || !view.services?.hasVow) return undefined
  return accountPath(view.language, view.content.language)
}

/** A home's page in the account of a registered visitor; undefined for everyone else. */
export function homeInAccount(
  view: SiteView,
  slug: string,
  language = view.language
): string | undefined {
  return view.account && `${accountPath(language, view.content.language)}/${slug}`
}
