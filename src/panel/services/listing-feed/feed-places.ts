/** Where CREA's feed is, and whether feeds may be on this machine. */
export type FeedPlaces = {
  /** `eventsUrl`: where views of its listings are reported; a stand-in's are not. */
  ddf: { root: string; tokenUrl: string; eventsUrl?: string }
  /** A stand-in answers for CREA; so any feed may be here, and without HTTPS. */
  isStandIn: boolean
}

export const PUBLIC_FEEDS: FeedPlaces = {
  ddf: {
    root: 'https://ddfapi.realtor.ca/odata/v1/',
    tokenUrl: 'https://identity.crea.ca/connect/token',
    eventsUrl: 'https://analytics.crea.ca/LogEvents.svc/LogEvents'
  },
  isStandIn: false
}
