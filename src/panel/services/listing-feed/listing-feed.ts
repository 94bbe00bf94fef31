/** CREA's DDF: a data feed's or a technology provider's name and password. */
type DdfAccess = {
  kind: 'ddf'
  clientId: string
  secret: string
  /** Ends with a slash. */
  root: string
  tokenUrl: string
}

/** A board's RESO Web API with a token that doesn't end. */
type ResoAccess = { kind: 'reso'; root: string; token: string }

export type FeedAccess = (DdfAccess | ResoAccess) & {
  /** Hosts that its photographs may be fetched from, besides its own; CREA's are known. */
  mediaHosts?: readonly string[]
}

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

export type FeedDestination = { id: number; name: string | undefined; isActive: boolean }

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
  /** The data feeds of a technology provider; none for a board. */
  destinations: () => Promise<FeedDestination[]>
}
