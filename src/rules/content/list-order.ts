/** Kinds whose order editors choose; posts are listed by date, policies by address. */
export const ORDERED_KINDS = ['faq', 'testimonial'] as const
export type OrderedKind = (typeof ORDERED_KINDS)[number]

export function isOrdered(kind: string): kind is OrderedKind {
  return ORDERED_KINDS.some((ordered) => ordered === kind)
}

/** Moves an entry to a place, counted from 1. A place past the end is the end. */
export function moveTo<Id>(ids: readonly Id[], id: Id, place: number): Id[] {
  return ids.filter((other) => other !== id).toSpliced(place - 1, 0, id)
}

/** Puts some entries in the order of `chosen`. Every other entry stays behind the chosen one that it followed. */
export function mergeOrder<Id>(before: readonly Id[], chosen: readonly Id[]): Id[] {
  const isChosen = new Set(chosen)
  const first: Id[] = []
  const followers = new Map(chosen.map((id): [Id, Id[]] => [id, []]))
  let anchor = first
  for (const id of before) {
    if (isChosen.has(id)) anchor = followers.get(id) ?? first
    else anchor.push(id)
  }
  return [...first, ...chosen.flatMap((id) => [id, ...(followers.get(id) ?? [])])]
}

/** Places are counted from 1. */
export function placesOf<Id>(ids: readonly Id[]): Map<Id, number> {
  return new Map(ids.map((id, index) => [id, index + 1]))
}
