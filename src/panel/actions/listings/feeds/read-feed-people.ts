import {
  saveMembers,
  saveOffices,
  unknownMembers,
  unknownOffices
} from '../../../records/listings/feeds/feed-people.ts'
import type { FeedRow } from '../../../records/listings/feeds/feeds.ts'
import type {
  FeedBatch,
  FeedRead,
  ListingFeed
} from '../../../services/listing-feed/listing-feed.ts'
import type { World } from '../../../services/world.ts'

/** Reads the brokerages and agents of these listings that we have no names of. */
export async function readFeedPeople(
  { db }: Pick<World, 'db'>,
  { feed_id }: FeedRow,
  port: ListingFeed,
  listings: readonly FeedRead[]
): Promise<void> {
  const offices = await unknownOffices(db, feed_id, keysIn(listings, 'ListOfficeKey'))
  const members = await unknownMembers(db, feed_id, keysIn(listings, 'ListAgentKey'))
  await saveOffices(db, feed_id, await namesOf(port.offices(offices), officeName, 'OfficePhone'))
  await saveMembers(
    db,
    feed_id,
    await namesOf(port.members(members), memberName, 'MemberOfficePhone')
  )
}

async function namesOf(
  batches: AsyncIterable<FeedBatch>,
  nameOf: (fields: FeedRead['fields']) => string,
  phone: string
) {
  const named: { key: string; name: string; phone: string }[] = []
  for await (const { found } of batches) {
    for (const { fields, key } of found) {
      named.push({ key, name: nameOf(fields), phone: textOf(fields[phone]) })
    }
  }
  return named.filter(({ name }) => name !== '')
}

function officeName({ OfficeName }: FeedRead['fields']): string {
  return textOf(OfficeName)
}

function memberName({ MemberFirstName, MemberLastName }: FeedRead['fields']): string {
  return [MemberFirstName, MemberLastName].map(textOf).filter(Boolean).join(' ')
}

function keysIn(listings: readonly FeedRead[], field: string): string[] {
  return [...new Set(listings.map(({ fields }) => textOf(fields[field])))].filter(Boolean)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
