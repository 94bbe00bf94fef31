import * as v from 'valibot'

/** Kinds of fields of a content file. */

const LONGEST = 100_000
const ID_MAX = 2_000_000_000

export const words = v.pipe(
  v.string('is no text'),
  v.nonEmpty('is empty'),
  v.maxLength(LONGEST, `is longer than ${LONGEST} characters`)
)
/** May be left empty. */
export const maybeWords = v.pipe(
  v.string('is no text'),
  v.maxLength(LONGEST, `is longer than ${LONGEST} characters`)
)

const number = v.pipe(v.number('is no number'), v.finite('is no number'))

export const id = v.pipe(
  number,
  v.integer('is no whole number'),
  v.minValue(1, 'is less than 1'),
  v.maxValue(ID_MAX, 'is too large')
)

/** CAD, as a person writes it. */
export const amount = v.pipe(
  number,
  v.minValue(0, 'is less than 0'),
  v.maxValue(1_000_000, 'is more than 1000000'),
  v.check((value) => hasDecimals(value, 2), 'has more than two decimals')
)

/** With as many decimals as a tax needs: 9.975. */
export const percent = v.pipe(
  number,
  v.minValue(0, 'is less than 0'),
  v.maxValue(100, 'is more than 100'),
  v.check((value) => hasDecimals(value, 3), 'has more than three decimals')
)

export const day = v.pipe(
  v.string('is no date'),
  v.isoDate('is no date like 2027-01-31'),
  v.check(isReal, 'is a day that no calendar has')
)

/** A day, or a moment in UTC. */
export const moment = v.pipe(
  v.string('is no date'),
  v.union(
    [v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())],
    'is no date like 2027-01-31 or 2027-01-31T15:00:00.000Z'
  ),
  v.check(isReal, 'is a day that no calendar has'),
  v.transform((value) => new Date(value).toISOString())
)

/** An address of the site's own, or one elsewhere. */
export const address = v.pipe(
  words,
  v.check(
    (value) => /^\/(?!\/)/.test(value) || /^https:\/\//.test(value),
    'is neither a path that begins with / nor an https address'
  )
)

/** A list in which no two have the same. */
export function listOf<Entry extends v.GenericSchema>(
  entry: Entry,
  keyOf?: (one: v.InferOutput<Entry>) => unknown
) {
  return v.pipe(
    v.array(entry, 'is no list'),
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
