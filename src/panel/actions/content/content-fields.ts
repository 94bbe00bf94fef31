import * as v from 'valibot'

// Numbers, dates and lists in a content file; the contract's text-fields.ts has texts and addresses.

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

export const count = v.pipe(
  number,
  v.integer('must be a whole number'),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(ID_MAX, `must be at most ${ID_MAX}`)
)

/** Dollars, as people write them. */
export const amount = v.pipe(
  number,
  v.minValue(0, 'must be at least 0'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
  v.check((value) => hasDecimals(value, 2), 'must have at most two decimals')
)

/** With up to three decimals, for taxes such as 9.975. */
export const percent = v.pipe(
  number,
  v.minValue(0, 'must be at least 0'),
  v.maxValue(100, 'must be at most 100'),
  v.check((value) => hasDecimals(value, 3), 'must have at most three decimals')
)

const NOT_A_DATE = 'must be a date that exists'
/** Years that feeds, headers and databases all support. */
const WRONG_YEAR = 'must be between 1970 and 2199'

export const day = v.pipe(
  v.string('must be a date'),
  v.isoDate('must be a date like 2027-01-31'),
  v.check(exists, NOT_A_DATE),
  v.check(hasSupportedYear, WRONG_YEAR)
)

/** A date, or a date and time in UTC. */
export const moment = v.pipe(
  v.string('must be a date'),
  v.union(
    [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
    'must be a date like 2027-01-31 or 2027-01-31T15:00:00.000Z'
  ),
  v.check(exists, NOT_A_DATE),
  v.check(hasSupportedYear, WRONG_YEAR),
  v.transform((value) => new Date(value).toISOString())
)

/** A list without duplicate keys. */
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

function exists(value: string): boolean {
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value.slice(0, 10))
}

function hasSupportedYear(value: string): boolean {
  const year = new Date(value).getUTCFullYear()
  return Number.isNaN(year) || (year >= 1970 && year < 2200)
}
