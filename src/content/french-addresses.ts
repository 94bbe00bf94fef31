import {
  blogPagePath,
  designsPagePath,
  policyPath,
  postPath
} from '#rules/content/content-paths.ts'
import { blogPages } from '#rules/content/paging.ts'
import { FRENCH_PAGES } from '#rules/french-pages.ts'
import { designListPages, policyPages } from './site-pages.ts'
import { readSnapshot } from './snapshot.ts'

let addresses: ReadonlySet<string> | undefined

/** The English addresses of the pages that are there in French too. */
export function frenchAddresses(): ReadonlySet<string> {
  addresses ??= listAddresses()
  return addresses
}

function listAddresses(): ReadonlySet<string> {
  const { posts } = readSnapshot('fr')
  return new Set([
    ...FRENCH_PAGES,
    ...blogPages(posts).map(({ number }) => blogPagePath(number)),
    ...posts.map(({ post_id }) => postPath(post_id)),
    ...Array.from(designListPages().keys(), (page) => designsPagePath(Number(page || 1))),
    ...Array.from(policyPages('fr').keys(), policyPath)
  ])
}
