import type { FeedRecord } from './odata/evaluate-filter.ts'

/** An agent's data feed. `listings` are the keys it may show. */
type SampleDestination = {
  id: number
  name: string
  isActive: boolean
  listings: Set<string>
}

/** Who may ask for a token: a feed, or a technology provider with all of its feeds. */
export type FeedAccount = { clientId: string; secret: string; destinationIds: number[] }

/** What the feed has at this moment. Tests change it as boards and CREA would. */
export type FeedStore = {
  accounts: FeedAccount[]
  destinations: SampleDestination[]
  properties: Map<string, FeedRecord>
  members: Map<string, FeedRecord>
  offices: Map<string, FeedRecord>
  openHouses: Map<string, FeedRecord>
}

/** The listings of these destinations together, each once. */
export function listingsOf(store: FeedStore, destinationIds: number[]): FeedRecord[] {
  const keys = new Set<string>()
  for (const { id, listings } of store.destinations) {
    if (destinationIds.includes(id)) for (const key of listings) keys.add(key)
  }
  return [...keys].flatMap((key) => {
    const record = store.properties.get(key)
    return record ? [record] : []
  })
}

/** Only the agents and brokerages of listings that are seen, and only their open houses. */
export function besideListings(store: FeedStore, listings: FeedRecord[]) {
  const named = (field: string) => new Set(listings.map(({ [field]: key }) => key))
  const [agents, offices, keys] = ['ListAgentKey', 'ListOfficeKey', 'ListingKey'].map(named)
  return {
    members: [...store.members.values()].filter(({ MemberKey }) => agents?.has(MemberKey)),
    offices: [...store.offices.values()].filter(({ OfficeKey }) => offices?.has(OfficeKey)),
    openHouses: [...store.openHouses.values()].filter(({ ListingKey }) => keys?.has(ListingKey))
  }
}
