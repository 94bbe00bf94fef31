// A stand-in for CREA with as many homes as the argument says, in a process of its own. It prints its access as JSON.
// /change?count=1000 raises the price of as many homes, at this moment, and answers their keys; /told, what was counted.
import {
  feedAnswers,
  type FeedProfile
} from '#panel/services/listing-feed/sample-feed/feed-answers.ts'
import { startFeedServer } from '#panel/services/listing-feed/sample-feed/feed-server.ts'
import type { FeedStore } from '#panel/services/listing-feed/sample-feed/feed-store.ts'
import {
  SAMPLE_ACCOUNT,
  sampleStore
} from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import type { FeedRecord } from '#panel/services/listing-feed/sample-feed/odata/evaluate-filter.ts'
import { feedTime } from '#panel/services/listing-feed/feed-time.ts'

const HOMES = Number(process.argv[2])
/** Invented one by one; the others are the same with keys and numbers of their own, for want of memory. */
const INVENTED = 3000
const PROFILE: FeedProfile = 'ddf'
/** More than a page has. */
const AHEAD = 200

const clock = () => new Date()
const whole = wholeStore()
const housesOf = Map.groupBy(whole.openHouses.values(), ({ ListingKey }) => String(ListingKey))
const houses = [...whole.openHouses.values()].sort((a, b) =>
  String(a['OpenHouseKey']) < String(b['OpenHouseKey']) ? -1 : 1
)
/** Their agents and brokerages are everyone's. */
const sellers = part([...whole.properties.values()].slice(0, INVENTED))
const all = feedAnswers(whole, clock, PROFILE)
const atOnce = { now: 0, most: 0 }

const server = await startFeedServer(async (request) => {
  const url = new URL(request.url)
  if (url.pathname === '/change') {
    return Response.json(change(Number(url.searchParams.get('count'))))
  }
  if (url.pathname === '/told') {
    return Response.json({ atOnce: atOnce.most, tokens: all.tokens.size })
  }
  atOnce.most = Math.max(atOnce.most, ++atOnce.now)
  try {
    return await answerFrom(storeFor(url), request)
  } finally {
    atOnce.now--
  }
})
const { origin } = server
const [destination] = whole.destinations
const where = { root: `${origin}/odata/v1/`, tokenUrl: `${origin}/connect/token` }
const access = { kind: PROFILE, ...SAMPLE_ACCOUNT, ...where }
console.log(JSON.stringify({ access, destination_id: destination?.id, origin }))
process.stdin.resume().on('end', () => process.exit())

/** Looks at what was asked for alone, as a database with an index would. */
function storeFor({ pathname, searchParams }: URL): FeedStore {
  const filter = searchParams.get('$filter') ?? ''
  const keys = [...filter.matchAll(/'([^']+)'/g)].map(([, key]) => key ?? '')
  switch (pathname.split('/').at(-1)) {
    case 'Member':
    case 'Office':
      return sellers
    case 'OpenHouse':
      return filter.includes('ListingKey in') ? part(homesOf(keys)) : housesAfter(keys[0] ?? '')
    case 'Property':
      return part(homesOf(keys))
    default:
      return whole
  }
}

function answerFrom(store: FeedStore, request: Request): Promise<Response> {
  if (store === whole) return all.answer(request)
  const narrow = feedAnswers(store, clock, PROFILE)
  for (const [token, issued] of all.tokens) narrow.tokens.set(token, issued)
  return narrow.answer(request)
}

function homesOf(keys: readonly string[]): FeedRecord[] {
  return keys.map((key) => whole.properties.get(key)).filter((home) => home !== undefined)
}

function housesAfter(key: string): FeedStore {
  const from = houses.findIndex(({ OpenHouseKey }) => String(OpenHouseKey) > key)
  const some = from < 0 ? [] : houses.slice(from, from + AHEAD)
  return part(homesOf(some.map(({ ListingKey }) => String(ListingKey))))
}

function part(homes: readonly FeedRecord[]): FeedStore {
  const keys = homes.map(({ ListingKey }) => String(ListingKey))
  const open = keys.flatMap((key) => housesOf.get(key) ?? [])
  return {
    ...whole,
    destinations: whole.destinations.map((one) => ({ ...one, listings: new Set(keys) })),
    openHouses: new Map(open.map((one) => [String(one['OpenHouseKey']), one]))
  }
}

function change(count: number): string[] {
  const keys = [...whole.properties.keys()].slice(0, count)
  for (const home of homesOf(keys)) {
    home['ListPrice'] = Number(home['ListPrice']) + 1000
    home['ModificationTimestamp'] = feedTime(clock())
  }
  return keys
}

function wholeStore(): FeedStore {
  const store = sampleStore({ homes: Math.min(HOMES, INVENTED), now: clock() })
  const [invented, open] = [[...store.properties.values()], [...store.openHouses.values()]]
  for (let copy = 1; copy * INVENTED < HOMES; copy++) {
    const keyOf = (key: unknown) => String(Number(key) + copy * INVENTED)
    for (const home of invented.slice(0, HOMES - copy * INVENTED)) {
      const ListingKey = keyOf(home['ListingKey'])
      store.properties.set(ListingKey, { ...home, ListingId: `S${ListingKey}`, ListingKey })
      store.destinations[0]?.listings.add(ListingKey)
    }
    for (const house of open) {
      const ListingKey = keyOf(house['ListingKey'])
      if (!store.properties.has(ListingKey)) continue
      const OpenHouseKey = `${ListingKey}9`
      store.openHouses.set(OpenHouseKey, { ...house, ListingKey, OpenHouseKey })
    }
  }
  return store
}
