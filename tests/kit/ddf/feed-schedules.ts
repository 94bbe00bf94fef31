import fc from 'fast-check'
import { feedTime } from '#panel/services/listing-feed/feed-time.ts'
import type { FeedFault } from './feed-faults.ts'
import type { FeedWorld } from './feed-world.ts'

/** What may happen to a feed and to us, one after another. */
export type FeedEvent =
  | { kind: 'change' | 'leave' | 'reissue' | 'return' | 'unlist'; home: number }
  | { kind: 'fault'; fault: FeedFault; path: RegExp }
  | { kind: 'kill'; after: number }
  | { kind: 'move'; home: number; destination: number }
  | { kind: 'poll' }
  | { kind: 'tie'; homes: number[] }
  | { kind: 'token-ends' }
  | { kind: 'wait'; minutes: number }

const FAULTS: FeedFault[] = [
  408,
  500,
  503,
  'html',
  'cut-json',
  'cut-off',
  'foreign-next-link',
  'empty-list',
  'halved-list'
]
const PATHS = [/PropertyReplication/, /Property\?/, /Office\?|Member\?/, /OpenHouse\?/, /connect/]

export function feedEvents(homes: number, destinations: number): fc.Arbitrary<FeedEvent[]> {
  const home = fc.nat(homes - 1)
  const event: fc.Arbitrary<FeedEvent> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('change', 'leave', 'reissue', 'return', 'unlist'),
        home
      })
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('move'),
        home,
        destination: fc.nat(destinations - 1)
      })
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('tie'), homes: fc.array(home, { maxLength: 5 }) })
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('fault'),
        fault: fc.constantFrom(...FAULTS),
        path: fc.constantFrom(...PATHS)
      })
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill'), after: fc.nat(12) }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'poll' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'token-ends' as const }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('wait'),
        minutes: fc.constantFrom(1, 8, 16, 70, 1500)
      })
    }
  )
  return fc.array(event, { minLength: 4, maxLength: 24 })
}

export async function happen(world: FeedWorld, event: FeedEvent): Promise<void> {
  const { keys, server, store } = world
  const change = (at: number, fields: object, time = unusedTime(world, server.time.now)) => {
    const home = store.properties.get(keys[at] ?? '')
    if (home) Object.assign(home, fields, { ModificationTimestamp: time })
  }
  const price = (at: number) =>
    100_000 + at + (Number(store.properties.get(keys[at] ?? '')?.['ListPrice']) % 7919) * 101
  switch (event.kind) {
    case 'change':
      return change(event.home, { ListPrice: price(event.home) })
    case 'tie': {
      // Announced later than other changes, with a time before theirs.
      const earlier = new Date(server.time.now.getTime() - 10 * 60_000)
      const time = unusedTime(world, earlier)
      return event.homes.forEach((home) => change(home, { ListPrice: price(home) }, time))
    }
    case 'unlist':
      return change(event.home, { StandardStatus: 'Lingering' })
    case 'return':
      change(event.home, { StandardStatus: 'Active' })
      return store.destinations.forEach(({ listings }) => listings.add(keys[event.home] ?? ''))
    case 'leave':
      return store.destinations.forEach(({ listings }) => listings.delete(keys[event.home] ?? ''))
    case 'move': {
      const key = keys[event.home] ?? ''
      const listings = store.destinations[event.destination]?.listings
      if (listings && !listings.delete(key)) listings.add(key)
      return undefined
    }
    case 'reissue': {
      const media = store.properties.get(keys[event.home] ?? '')?.['Media'] as {
        MediaKey: string
      }[]
      return change(event.home, {
        Media: media.map((one) => ({ ...one, MediaKey: `${one.MediaKey}0` }))
      })
    }
    case 'token-ends':
      return server.tokens.clear()
    case 'fault':
      return server.failNext(event.path, event.fault)
    case 'wait':
      return world.wait(event.minutes)
    case 'kill':
      return world.killedPoll(event.after)
    case 'poll':
      return world.poll()
  }
}

const usedTimes = new WeakMap<FeedWorld, Set<string>>()

/** Two changes of a home never have the same time: nothing would tell them apart. */
function unusedTime(world: FeedWorld, from: Date): string {
  const used = usedTimes.get(world) ?? new Set()
  usedTimes.set(world, used)
  let time = from.getTime()
  while (used.has(feedTime(new Date(time)))) time += 10
  const text = feedTime(new Date(time))
  used.add(text)
  return text
}

/** No more faults and changes, and time for the polls that follow. */
export async function quiet(world: FeedWorld): Promise<void> {
  world.server.endFaults()
  for (const minutes of [16, 16, 61, 1500, 16]) {
    world.wait(minutes)
    await world.poll()
  }
}
