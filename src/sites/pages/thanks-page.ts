import type { ShownHome } from '../agent-site.ts'
import { listingHref, listingsHref } from '../listings/listing-links.ts'
import type { SiteAnswer } from '../site-renderer.ts'
import type { SiteView } from '../view.ts'
import { NOTICE_WORDS } from '../words/notice-words.ts'
import { SAVED_WORDS } from '../words/saved-words.ts'
import { notice } from './site-html.tsx'

type From = { listing?: ShownHome | undefined; isSearch?: boolean }

/** After a form was accepted; leads back to the home or the search that it was sent from. */
export function thanks(view: SiteView, from: From = {}): SiteAnswer {
  const { sample, text, title } = NOTICE_WORDS[view.language].thanks
  const { sent } = SAVED_WORDS[view.language].alerts
  const isAlerts = view.form?.sentBy?.kind === 'search'
  const said = isAlerts ? sent : { title, text: view.mark === 'sample' ? sample : text(view.name) }
  return notice(view, 200, { ...said, ...wayBack(view, from) })
}

function wayBack(view: SiteView, { isSearch, listing }: From): { back: string; to?: string } {
  const { back, backTo } = NOTICE_WORDS[view.language].thanks
  const home = listing && listingHref(view, listing)
  if (home !== undefined) return { back: backTo.home, to: home }
  const search = isSearch ? listingsHref(view) : undefined
  if (search === undefined) return { back }
  const { saved = '' } = view.form ?? {}
  return { back: backTo.search, to: saved === '' ? search : `${search}?${saved}` }
}
