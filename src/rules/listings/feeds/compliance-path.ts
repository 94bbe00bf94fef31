const PATH = '/_site/listing-source/'

/** Where a board's compliance officer asks about listings, on the agent's own host. */
export function compliancePath(token: string): string {
  return PATH + token
}

/** The token in such an address; undefined for any other. */
export function readCompliancePath(path: string): string | undefined {
  return path.startsWith(PATH) ? path.slice(PATH.length) : undefined
}

/** How long such a link works. */
export const COMPLIANCE_LINK_DAYS = 30
/** The longest MLS number that is looked for. */
export const LISTING_NUMBER_MAX = 40
