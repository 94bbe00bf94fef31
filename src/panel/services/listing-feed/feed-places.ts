/** Where CREA's feed is, and whether feeds may be on this machine. */
export type FeedPlaces = {
  ddf: { root: string; tokenUrl: string }
  /** A stand-in answers for CREA; so any feed may be here, and without HTTPS. */
  isStandIn: boolean
}

export const PUBLIC_FEEDS: FeedPlaces = {
  ddf: {
    root: 'https://ddfapi.realtor.ca/odata/v1/',
    tokenUrl: 'https://identity.crea.ca/connect/token'
  },
  isStandIn: false
}
