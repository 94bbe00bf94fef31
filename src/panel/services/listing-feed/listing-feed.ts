/** How a feed lets us in: by a token that doesn't end, or by a name and a password that give one. */
type FeedLogIn =
  | { token: string }
  | { clientId: string; secret: string; tokenUrl: string; scope?: string | undefined }

/** CREA's DDF, or a board's RESO Web API. `root` ends with a slash. */
export type FeedAccess = {
  kind: 'ddf' | 'reso'
  root: string
  /** Hosts that its photographs may be fetched from, besides its own; CREA's are known. */
  mediaHosts?: readonly string[]
} & FeedLogIn

/** A listing in a list of keys. Without a readable time it has to be asked for. */
export type FeedKey = { key: string; modifiedAt: Date | undefined }

/** What was readable of a record. `dropped` names the fields that had a value of another kind. */
export type FeedRead = {
  key: string
  modifiedAt: Date | undefined
  fields: Record<string, FeedValue>
  dropped: string[]
}

export type FeedValue = boolean | number | string | string[] | Record<string, FeedValue>[]

/** Keys that were asked for and what came. A key without a record has gone since it was listed. */
export type FeedBatch = { asked: string[]; found: FeedRead[] }

export type FeedDestination = {
  id: number
  name: string | undefined
  isActive: boolean
  /** It has all of CREA's National Shared Pool. */
  isWholePool: boolean
}

/**
 * A source of listings that aren't ours. Lists come in pieces; only one that ends without a
 * FeedFailure is complete. Everything is asked for within the limits of its provider.
 */
export type ListingFeed = {
  /** Listings changed at `time` or later, in all destinations or in one. */
  changesSince: (time: Date, destinationId?: number) => AsyncIterable<FeedKey[]>
  /** Every listing that may be shown. */
  masterList: (destinationId?: number) => AsyncIterable<FeedKey[]>
  details: (listingKeys: readonly string[]) => AsyncIterable<FeedBatch>
  offices: (officeKeys: readonly string[]) => AsyncIterable<FeedBatch>
  members: (memberKeys: readonly string[]) => AsyncIterable<FeedBatch>
  /** Open houses of these listings. */
  openHouses: (listingKeys: readonly string[]) => AsyncIterable<FeedBatch>
  /** Every open house on `day`, 'YYYY-MM-DD', or later. */
  openHousesFrom: (day: string) => AsyncIterable<FeedRead[]>
  /** The data feeds of a technology provider; none for a board. */
  destinations: () => Promise<FeedDestination[]>
}
