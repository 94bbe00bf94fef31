import { LISTING_SLUG_MAX } from '../listings/listing-path.ts'
import type { SiteLanguage } from './site-pages.ts'

/** Forms with a page of their own, in every website. */
const PAGE_KINDS = ['home', 'showing', 'callback'] as const
export type FormPageKind = (typeof PAGE_KINDS)[number]

/** `home`: the slug of the listing asked about; empty for a callback. */
export type FormPage = { kind: FormPageKind; home: string }

/** '/contact/showing/12-elm-street-toronto-1234'. No page has two parts in its address, so none has this one. */
export function formPagePath(
  { home, kind }: FormPage,
  language: SiteLanguage,
  main: SiteLanguage
): string {
  const prefix = language === main ? '' : `/${language}`
  return `${prefix}/contact/${kind}${home === '' ? '' : `/${home}`}`
}

/** The form whose page has this path, without the language's part. */
export function readFormPath(path: string): FormPage | undefined {
  const [, kind, home = ''] =
    /^\/contact\/(callback|home|showing)(?:\/([a-z0-9-]+))?$/.exec(path) ?? []
  const found = PAGE_KINDS.find((one) => one === kind)
  if (!found || home.length > LISTING_SLUG_MAX) return undefined
  return (found === 'callback') === (home === '') ? { kind: found, home } : undefined
}
