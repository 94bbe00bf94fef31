// What a transfer costs under the statutes, written a second time and on its own: in words of a schedule,
// counted in ten-thousandths of a cent with BigInt. Nothing here imports the rules that it is compared with.

/** Of each act, for one or two single family residences: '<rate> up to <price>', then '<rate> over'. */
const SCHEDULES = {
  // Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2 (1).
  ontario: '0.5% to 55000; 1% to 250000; 1.5% to 400000; 2% to 2000000; 2.5% over',
  // Toronto Municipal Code, chapter 760, before and from April 1, 2026.
  torontoBefore:
    '0.5% to 55000; 1% to 250000; 1.5% to 400000; 2% to 2000000; 2.5% to 3000000; 3.5% to 4000000; 4.5% to 5000000; 5.5% to 10000000; 6.5% to 20000000; 7.5% over',
  toronto:
    '0.5% to 55000; 1% to 250000; 1.5% to 400000; 2% to 2000000; 2.5% to 3000000; 4.4% to 4000000; 5.45% to 5000000; 6.5% to 10000000; 7.55% to 20000000; 8.6% over',
  // Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 3 (1) and (1.1).
  britishColumbia: '1% to 200000; 2% to 2000000; 3% to 3000000; 5% over',
  // Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2, as indexed for 2026.
  quebec: '0.5% to 62900; 1% to 315000; 1.5% over',
  montreal2025:
    '0.5% to 61500; 1% to 307800; 1.5% to 552300; 2% to 1104700; 2.5% to 2136500; 3.5% to 3113000; 4% over',
  // Tax Administration and Miscellaneous Taxes Act, C.C.S.M. c. T2, s. 112.
  manitoba: '0% to 30000; 0.5% to 90000; 1% to 150000; 1.5% to 200000; 2% over',
  // Real Property Transfer Tax Act, S.N.B. 1983, c., s. 2.
  newBrunswick: '1% over',
  // Municipal Government Act, S.N.S. 1998, c. 18, s. 102: what each council set.
  novaScotia: '1.5% over',
  // Real Property Transfer Tax Act, R.S.P.E.I. 1988, c., s. 3.
  princeEdwardIsland: '1% over'
}

type Schedule = keyof typeof SCHEDULES

/** Whole cents, half a cent up. */
function charged(schedule: Schedule, cents: bigint): bigint {
  let left = cents
  let floor = 0n
  let sum = 0n
  for (const clause of SCHEDULES[schedule].split('; ')) {
    const [rate = '', , top] = clause.split(/ (to|over) ?/)
    const width = top ? BigInt(top) * 100n - floor : left
    const part = left < width ? left : width
    sum += part * tenThousandths(rate)
    left -= part
    floor += width
  }
  return halfUp(sum, 10_000n)
}

/** '5.45%' as 545. */
function tenThousandths(rate: string): bigint {
  const [whole = '0', part = ''] = rate.replace('%', '').split('.')
  return BigInt(whole + part.padEnd(2, '0'))
}

function halfUp(number: bigint, by: bigint): bigint {
  return (2n * number + by) / (2n * by)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** `amount` for each part of `step`, as one that is begun counts as a whole one. */
function begun(cents: bigint, step: bigint, amount: bigint): bigint {
  return cents <= 0n ? 0n : ((cents + step - 1n) / step) * amount
}

/** By place, on a day after April 1, 2026; undefined where the law leaves the rest to others. */
const PLACES: Record<string, (cents: bigint, isFirst: boolean) => bigint | undefined> = {
  AB: (cents) => 5000n + begun(cents, 500_000n, 500n),
  BC(cents, isFirst) {
    const tax = charged('britishColumbia', cents)
    if (!isFirst || cents >= 86_000_000n) return tax
    const exempt = charged('britishColumbia', 50_000_000n)
    if (cents <= 83_500_000n) return tax - least(tax, exempt)
    return tax - halfUp(exempt * (86_000_000n - cents), 2_500_000n)
  },
  MB: (cents) => charged('manitoba', cents),
  NB: (cents) => charged('newBrunswick', cents),
  NL: (cents) => least(10_000n + begun(cents - 50_000n, 10_000n, 40n), 500_000n),
  'NS-cape-breton': (cents) => charged('novaScotia', cents),
  'NS-halifax': (cents) => charged('novaScotia', cents),
  ON: (cents, isFirst) => ontario(cents, isFirst),
  'ON-toronto': (cents, isFirst) => ontario(cents, isFirst) + toronto('toronto', cents, isFirst),
  PE(cents, isFirst) {
    if (cents > 99_999_900n) return undefined
    return isFirst || cents <= 3_000_000n ? 0n : charged('princeEdwardIsland', cents)
  },
  QC: (cents) => (cents > 50_000_000n ? undefined : charged('quebec', cents)),
  'QC-montreal': (cents) => (cents > 50_000_000n ? undefined : charged('quebec', cents)),
  SK: () => undefined
}

function ontario(cents: bigint, isFirst: boolean): bigint {
  const tax = charged('ontario', cents)
  return isFirst ? tax - least(tax, 400_000n) : tax
}

function toronto(schedule: Schedule, cents: bigint, isFirst: boolean): bigint {
  const tax = charged(schedule, cents)
  return isFirst ? tax - least(tax, 447_500n) : tax
}

/** Whole cents for whole cents. */
export function statuteTotal(place: string, cents: number, isFirst: boolean): number | undefined {
  const total = PLACES[place]?.(BigInt(cents), isFirst)
  return total === undefined ? undefined : Number(total)
}

/** On days before the present schedules. */
export function formerTotal(place: 'ON-toronto' | 'QC-montreal', cents: number): number {
  const price = BigInt(cents)
  if (place === 'QC-montreal') return Number(charged('montreal2025', price))
  return Number(ontario(price, false) + toronto('torontoBefore', price, false))
}
