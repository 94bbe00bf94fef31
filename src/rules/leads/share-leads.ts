/** How a team's new leads are shared out: by hand, in turn, or by area. */
export const SHARING = ['hand', 'turn', 'area'] as const
export type Sharing = (typeof SHARING)[number]

/** A member who takes leads. */
export type Taker = {
  agent_id: string
  areas: readonly string[]
  /** Counts up across the team with each lead; the member with the smallest is next. */
  turn: number
  joined_at: Date
}

/** Who gets a lead; undefined for nobody. `places` are the texts that say where it is about. */
export function takerOf(
  sharing: Sharing,
  takers: readonly Taker[],
  places: readonly string[]
): Taker | undefined {
  if (sharing === 'hand') return undefined
  return nextInTurn(sharing === 'turn' ? takers : coveredBy(takers, places))
}

function nextInTurn(takers: readonly Taker[]): Taker | undefined {
  const [next] = takers.toSorted(
    (one, other) =>
      one.turn - other.turn ||
      one.joined_at.getTime() - other.joined_at.getTime() ||
      (one.agent_id < other.agent_id ? -1 : 1)
  )
  return next
}

/** Those with the most exact area that a place is in: 'Toronto Beaches' before 'Toronto'. */
function coveredBy(takers: readonly Taker[], places: readonly string[]): Taker[] {
  const texts = places.map(searchable)
  const sizes = takers.map(({ areas }) =>
    Math.max(0, ...areas.filter((area) => isWithin(area, texts)).map((area) => area.length))
  )
  const best = Math.max(0, ...sizes)
  return best === 0 ? [] : takers.filter((_, index) => sizes[index] === best)
}

function isWithin(area: string, texts: readonly string[]): boolean {
  const words = searchable(area)
  return words.trim() !== '' && texts.some((text) => text.includes(words))
}

/** Words between spaces, without case and accents; a postal code is two words, as its first half is an area. */
function searchable(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const split = plain.replaceAll(/\b([a-z]\d[a-z])(\d[a-z]\d)\b/g, '$1 $2')
  return ` ${split.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
