import { type Claim, claimsIn } from './claims.ts'
import { type RuleId, rulesOf } from './trade-rules.ts'

type Line = { en: string; fr: string }
export type AdvertisedListing = { title: Line; PublicRemarks: Line }
export type ListingFinding = {
  rule: RuleId
  field: 'PublicRemarks' | 'title'
  words: string
}

/** What is looked for in a listing's words; its page names agent and brokerage by itself. */
const LOOKED_FOR: Partial<Record<RuleId, readonly Claim['kind'][]>> = {
  claim: ['rank', 'volume'],
  'on-claim': ['rank'],
  'on-volume': ['volume'],
  'on-promise': ['promise'],
  'qc-claim': ['rank'],
  'qc-volume': ['volume'],
  'qc-specialist': ['specialist'],
  'bc-claim': ['rank'],
  'bc-volume': ['volume'],
  'bc-promise': ['promise'],
  'ab-claim': ['rank', 'volume']
}

/** What a listing's title and remarks break of the rules of the website's province. */
export function listingFindings(listing: AdvertisedListing, province: string): ListingFinding[] {
  return rulesOf(province).flatMap(({ id }) =>
    (['title', 'PublicRemarks'] as const).flatMap((field) => {
      const { en, fr } = listing[field]
      const [found] = [en, fr].flatMap((text) => claimsIn(text, LOOKED_FOR[id] ?? []))
      return found ? [{ rule: id, field, words: found.words }] : []
    })
  )
}
