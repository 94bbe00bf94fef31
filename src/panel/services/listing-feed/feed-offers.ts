import { Parser } from 'htmlparser2'
import { tooLarge } from './answer-limits.ts'
import { FeedFailure } from './feed-failure.ts'
import type { Get } from './feed-pages.ts'

/** Of what a board's service needn't have, what its description names. */
type FeedOffers = {
  /** Records within its listings, which OData leaves out unless they are asked for. */
  expand: readonly Within[]
  /** Records that belong to listings, in resources of their own. */
  beside: readonly Within[]
  /** Its listings say when their photographs were changed. */
  hasPhotoTimes: boolean
}

/** The fields of a listing that hold records. */
export type Within = 'Media' | 'Rooms'

export const PHOTOS_CHANGED = 'PhotosChangeTimestamp'
/** By the resource that a board may have them in. */
const WITHIN = { Media: 'Media', Rooms: 'PropertyRooms' } as const satisfies Record<Within, string>
const FIELDS = Object.keys(WITHIN) as Within[]
const WANTED = new Set<string>([...FIELDS, PHOTOS_CHANGED])
const RESOURCES = new Set<string>(Object.values(WITHIN))
const LISTING = 'Property'

/** Far deeper than any description is. */
const NESTED_MAX = 100

/** Reads what a service offers once. One that doesn't describe itself is asked for nothing more. */
export function feedOffers(root: string): (get: Get) => Promise<FeedOffers> {
  let known: Promise<FeedOffers> | undefined
  return (get) => {
    known ??= readOffers(get, root).catch((error: unknown) => {
      if (error instanceof FeedFailure && ['forbidden', 'request'].includes(error.problem)) {
        return { expand: [], beside: [], hasPhotoTimes: false }
      }
      known = undefined
      throw error
    })
    return known
  }
}

/** An OData service describes its types in XML, which may be megabytes: it is read piece by piece. */
async function readOffers(get: Get, root: string): Promise<FeedOffers> {
  const names = new Set<string>()
  let depth = 0
  let [isListing, isEnding, isWhole] = [false, false, true]
  const parser = new Parser(
    {
      onopentag(tag, { Name = '' }) {
        if (++depth > NESTED_MAX) throw tooLarge()
        if (tag === 'EntityType') isListing = Name === LISTING
        const isWanted = isListing
          ? ['NavigationProperty', 'Property'].includes(tag) && WANTED.has(Name)
          : tag === 'EntitySet' && RESOURCES.has(Name)
        if (isWanted) names.add(`${tag} ${Name}`)
      },
      onclosetag(tag) {
        depth--
        if (tag === 'EntityType') isListing = false
        // The parser closes what was left open.
        if (isEnding) isWhole = false
      }
    },
    { xmlMode: true }
  )
  const decoder = new TextDecoder()
  for await (const piece of get(`${root}$metadata`, 'xml')) {
    parser.write(decoder.decode(piece, { stream: true }))
  }
  isEnding = true
  parser.end()
  if (!isWhole) throw new FeedFailure('unreadable', 'The feed’s description of itself was cut off.')
  const expand = FIELDS.filter((name) => names.has(`NavigationProperty ${name}`))
  return {
    expand,
    beside: FIELDS.filter(
      (name) => !expand.includes(name) && names.has(`EntitySet ${WITHIN[name]}`)
    ),
    hasPhotoTimes: names.has(`Property ${PHOTOS_CHANGED}`)
  }
}
