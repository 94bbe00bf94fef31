/** Dollars are whole in these tables; rates are thousandths of a percent, as `share` takes them. */
export type TransferCharge = Brackets | Fee

export type Brackets = {
  kind: 'brackets'
  /** What is above `above` dollars, up to the next bracket, is charged at `rate`. */
  brackets: readonly { above: number; rate: number }[]
  /** Nothing is charged up to this price. */
  freeUpTo?: number
  /** The highest price whose figures are known. */
  knownUpTo?: number
  firstTime?: FirstTimeRelief
}

export type Fee = {
  kind: 'fee'
  base: number
  /** Cents for each step, or part of one, above `above`; all in whole dollars but `cents`. */
  each: { cents: number; step: number; above: number }
  max?: number
}

/** What a first-time buyer doesn't pay. */
export type FirstTimeRelief =
  | { kind: 'all' }
  /** The charge, up to `max` dollars. */
  | { kind: 'refund'; max: number }
  /** `amount` dollars at a price up to `fullUpTo`, then in proportion less, and nothing from `noneFrom`. */
  | { kind: 'fading'; amount: number; fullUpTo: number; noneFrom: number }
