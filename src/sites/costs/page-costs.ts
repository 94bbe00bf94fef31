import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { readPercent } from '#rules/listings/read-amount.ts'
import { typedCosts } from '#rules/home-costs/ask-costs.ts'
import { listingHref } from '../listings/listing-links.ts'
import { pageHref, type SiteView } from '../view.ts'
import { COST_WORDS } from '../words/cost-words.ts'

/** What a calculator of this page needs of the page. */
export function calculatorAt(view: SiteView, id: string) {
  const asked = view.costs && typedCosts(view.costs.query)
  return {
    action: view.listing
      ? listingHref(view, view.listing.listing)
      : view.page && pageHref(view, view.page),
    day: view.costs?.day,
    id,
    language: view.language,
    typed: asked?.id === id ? asked.typed : undefined
  }
}

/** The rate that the agent assumes, with its day; undefined unless both are set. */
export function rateOf(
  view: SiteView,
  { rate, rate_on }: Pick<BlockOf<'payment'>, 'rate' | 'rate_on'>
): { typed: string; note: string } | undefined {
  const amount = readPercent(rate)
  if (amount === null || Number.isNaN(amount) || rate_on === '') return undefined
  const note = COST_WORDS[view.language].rateOf(view.name, view.words.date(rate_on))
  return { typed: view.language === 'fr' ? rate.replace('.', ',') : rate, note }
}

/** The same of the website's first payment calculator that has one. */
export function websiteRate(view: SiteView): ReturnType<typeof rateOf> {
  const blocks = view.content.pages.filter(({ hidden }) => !hidden).flatMap((page) => page.blocks)
  for (const block of blocks) {
    const rate = block.type === 'payment' && !block.hidden ? rateOf(view, block) : undefined
    if (rate) return rate
  }
  return undefined
}
