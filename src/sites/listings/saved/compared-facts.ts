import type { ListingView } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { LISTING_WORDS } from '../../words/listing-words.ts'
import { factRows } from '../fact-rows.ts'

/** What is known of any of these homes, a dash for a home of which it isn't. */
export function comparedFacts(
  view: SiteView,
  views: readonly ListingView[]
): { label: string; values: string[] }[] {
  const { fact } = LISTING_WORDS[view.language]
  const all = views.map((shown) => factRows(view, shown))
  const [first = []] = all
  return first.flatMap(([name], row) => {
    const values = all.map((facts) => facts[row]?.[1] ?? '')
    if (values.every((value) => value === '')) return []
    return { label: fact[name], values: values.map((value) => value || '–') }
  })
}
