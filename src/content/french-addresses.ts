import { designsPagePath, policyPath } from '#rules/content/content-paths.ts'
import { FRENCH_PAGES } from '#rules/french-pages.ts'
import { designListPages, policyPages } from './site-pages.ts'

let addresses: ReadonlySet<string> | undefined

/** The English addresses of the pages that are there in French too. */
export function frenchAddresses(): ReadonlySet<string> {
  addresses ??= new Set([
    ...FRENCH_PAGES,
    ...Array.from(designListPages().keys(), (page) => designsPagePath(Number(page || 1))),
    ...Array.from(policyPages('fr').keys(), policyPath)
  ])
  return addresses
}
