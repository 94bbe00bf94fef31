import { PEOPLE_READ_AT_ONCE, peopleOldBefore } from '#rules/listings/feeds/feed-clock.ts'
import {
  markPeopleRead,
  type Named,
  oldPeople,
  type People,
  savePeople,
  unknownPeople
} from '../../../records/listings/feeds/feed-people.ts'
import type { FeedRow } from '../../../records/listings/feeds/feeds.ts'
import type { FeedRead, ListingFeed } from '../../../services/listing-feed/listing-feed.ts'
import type { World } from '../../../services/world.ts'

type Outside = Pick<World, 'clock' | 'db'>
type Fields = FeedRead['fields']

const PEOPLE = {
  offices: {
    listedBy: 'ListOfficeKey',
    nameOf: ({ OfficeName }: Fields) => textOf(OfficeName),
    phone: 'OfficePhone'
  },
  members: {
    listedBy: 'ListAgentKey',
    nameOf: ({ MemberFirstName, MemberLastName }: Fields) =>
      [MemberFirstName, MemberLastName].map(textOf).filter(Boolean).join(' '),
    phone: 'MemberOfficePhone'
  }
} as const

const BOTH: readonly People[] = ['offices', 'members']

/** Reads the brokerages and agents of these listings that we have no names of. */
export async function readFeedPeople(
  outside: Outside,
  { feed_id }: FeedRow,
  port: ListingFeed,
  listings: readonly FeedRead[]
): Promise<void> {
  for (const people of BOTH) {
    const listed = keysIn(listings, PEOPLE[people].listedBy)
    const keys = await unknownPeople(outside.db, feed_id, { people, keys: listed })
    await readNames(outside, feed_id, port, { people, keys })
  }
}

/** Reads names again that were read a day ago: people move, and brokerages are renamed. */
export async function refreshFeedPeople(
  outside: Outside,
  { feed_id }: FeedRow,
  port: ListingFeed
): Promise<void> {
  const before = peopleOldBefore(outside.clock())
  for (const people of BOTH) {
    const most = PEOPLE_READ_AT_ONCE
    const keys = await oldPeople(outside.db, feed_id, { people, before, most })
    await readNames(outside, feed_id, port, { people, keys })
    await markPeopleRead(outside.db, feed_id, { people, keys, now: outside.clock() })
  }
}

async function readNames(
  { clock, db }: Outside,
  feed_id: number,
  port: ListingFeed,
  { keys, people }: { people: People; keys: readonly string[] }
): Promise<void> {
  const { nameOf, phone } = PEOPLE[people]
  for await (const { found } of port[people](keys)) {
    const named: Named[] = found
      .map(({ fields, key }) => ({ key, name: nameOf(fields), phone: textOf(fields[phone]) }))
      .filter(({ name }) => name !== '')
    await savePeople(db, feed_id, { people, named, now: clock() })
  }
}

function keysIn(listings: readonly FeedRead[], field: string): string[] {
  return [...new Set(listings.map(({ fields }) => textOf(fields[field])))].filter(Boolean)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
