import { complianceLink, whyListing, type WhyFinding } from '#contract/listings/why-listing.ts'
import { call } from '#gateways/panel.ts'
import { reportFailure } from '../failures.ts'

/** What became of the homes with this MLS number; undefined after a failure, which is reported. */
export async function findListing(ListingId: string): Promise<WhyFinding[] | undefined> {
  const outcome = await call(whyListing, { ListingId })
  if (outcome.ok) return outcome.value.findings
  reportFailure(outcome)
  return undefined
}

/** A new link for a board's compliance officer; undefined after a failure, which is reported. */
export async function makeComplianceLink(): Promise<
  { url: string; expires_at: string } | undefined
> {
  const outcome = await call(complianceLink, {})
  if (outcome.ok) return outcome.value
  reportFailure(outcome)
  return undefined
}
