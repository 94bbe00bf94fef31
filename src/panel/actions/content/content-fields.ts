import * as v from 'valibot'

/** Numbers, dates and lists of a content file; its texts and addresses are the contract's (text-fields.ts). */

const ID_MAX = 2_000_000_000
/** More entries than any page can show. */
const ENTRIES_MAX = 500

const number = v.pipe(v.number('must be a number'), v.finite('must be a number'))

export const id = v.pipe(
  number,
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(ID_MAX, `must be at most ${ID_MAX}`)
)

/** CAD, as a person writes it. */
export const amount = v.pipe(
  number,
  v.minValue(0, 'must be at least 0'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
  v.check((value) => hasDecimals(value, 2), 'must have at most two decimals')
)

/** With as many decimals as a tax needs: 9.975. */
export const percent = v.pipe(
  number,
  v.minValue(0, 'must be at least 0'),
  v.maxValue(100, 'must be at most 100'),
  v.check((value) => hasDecimals(value, 3), 'must have at most three decimals')
)

const NO_DAY = 'must be a day that the calendar has'
/** Feeds, headers and databases agree on these years. */
const NO_YEAR = 'must be between 1970 and 2199'

export const day = v.pipe(
  v.string('must be a date'),
  v.isoDate('must be a date like 2027-01-31'),
  v.check(isReal, NO_DAY),
  v.check(isOurs, NO_YEAR)
)

/** A day, or a moment in UTC. */
export const moment = v.pipe(
  v.string('must be a date'),
  v.union(
    [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
    'must be a date like 2027-01-31 or 2027-01-31T15:00:00.000Z'
  ),
  v.check(isReal, NO_DAY),
  v.check(isOurs, NO_YEAR),
  v.transform((value) => new Date(value).toISOString())
)

/** A list in which no two entries have the same key. */
export function listOf<Entry extends v.GenericSchema>(
  entry: Entry,
  keyOf?: (one: v.InferOutput<Entry>) => unknown,
  max = ENTRIES_MAX
) {
  return v.pipe(
    v.array(entry, 'must be a list'),
    v.maxLength(max, `must have at most ${max} entries`),
    v.check(
      (all) => !keyOf || new Set(all.map(keyOf)).size === all.length,
      'has the same key twice'
    )
  )
}

function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value
}

function isReal(value: string): boolean {
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value.slice(0, 10))
}

function isOurs(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return Number.isNaN(year) || (year >= 1970 && year < 2200)
}
