import type { HomeFeature } from '../home-features.ts'
import type { HomeType } from '../home-type.ts'

/** Bedrooms to choose from: so many or more. */
export const BEDS_CHOICES = [1, 2, 3, 4, 5] as const
export const AREAS_SHOWN = 20

/** A choice, and how many homes it would find. */
export type Counted<Choice> = { choice: Choice; count: number }

/**
 * How many homes each choice would find in place of the one of its kind, all others kept; a feature would be
 * one more.
 */
export type ListingFacets = {
  type: Counted<HomeType>[]
  beds: Counted<number>[]
  features: Counted<HomeFeature>[]
  open: number
  new: number
  /** Those with the most homes first. */
  areas: Counted<string>[]
}

export function counted<Choice>(
  choices: readonly Choice[],
  count: (choice: Choice, at: number) => number
): Counted<Choice>[] {
  return choices.map((choice, at) => ({ choice, count: count(choice, at) }))
}
