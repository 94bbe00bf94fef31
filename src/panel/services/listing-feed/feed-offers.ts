import { Parser } from 'htmlparser2'
import { tooLarge } from './answer-limits.ts'
import { FeedFailure } from './feed-failure.ts'
import type { Get } from './feed-pages.ts'

/** Of what a board's service needn't have, what its description names. */
type FeedOffers = {
  /** Records within its listings, which OData leaves out unless they are asked for. */
  expand: readonly string[]
  /** Its listings say when their photographs were changed. */
  hasPhotoTimes: boolean
}

export const PHOTOS_CHANGED = 'PhotosChangeTimestamp'
const EXPANDED = ['Media', 'Rooms']
const WANTED = new Set([...EXPANDED, PHOTOS_CHANGED])
const LISTING = 'Property'

/** Far deeper than any description is. */
const NESTED_MAX = 100

/** Reads what a service offers once. One that doesn't describe itself is asked for nothing more. */
export function feedOffers(root: string): (get: Get) => Promise<FeedOffers> {
  let known: Promise<FeedOffers> | undefined
  return (get) => {
    known ??= readOffers(get, root).catch((error: unknown) => {
      if (error instanceof FeedFailure && ['forbidden', 'request'].includes(error.problem)) {
        return { expand: [], hasPhotoTimes: false }
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
        if (isListing && ['NavigationProperty', 'Property'].includes(tag) && WANTED.has(Name))
          names.add(`${tag} ${Name}`)
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
  return {
    expand: EXPANDED.filter((name) => names.has(`NavigationProperty ${name}`)),
    hasPhotoTimes: names.has(`Property ${PHOTOS_CHANGED}`)
  }
}
