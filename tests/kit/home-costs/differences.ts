import { TAX_PLACES } from '#rules/home-costs/places.ts'
import { transferTax } from '#rules/home-costs/transfer-tax.ts'
import { seededRandom } from '../seeded-random.ts'
import { formerTotal, statuteTotal } from './statutes.ts'

/** Where a bracket begins or ends, and a cent beside it. */
const EDGES = [
  30_000, 55_000, 61_500, 62_900, 90_000, 150_000, 200_000, 250_000, 307_800, 315_000, 400_000,
  500_000, 552_300, 835_000, 860_000, 999_999, 1_104_700, 2_000_000, 2_136_500, 3_000_000,
  3_113_000, 4_000_000, 5_000_000, 10_000_000, 20_000_000
].flatMap((dollars) => [dollars * 100 - 1, dollars * 100, dollars * 100 + 1])

/** Prices at which the rules and the statutes' second implementation differ, in every place. */
export function differences({ count, seed }: { count: number; seed: number }): string[] {
  const random = seededRandom(seed)
  return TAX_PLACES.flatMap((place) => {
    // As many small prices as large ones.
    const prices = Array.from({ length: count }, () => Math.round(1e5 * 25_000 ** random()))
    return [...EDGES, ...prices].flatMap((price) => {
      const compared: [string, number | undefined, number | undefined][] = [false, true].map(
        (firstTime) => [
          `${place} ${price} ${firstTime}`,
          ruleTotal(place, price, '2026-11-26', firstTime),
          statuteTotal(place, price, firstTime)
        ]
      )
      if (place === 'ON-toronto') {
        const rule = ruleTotal(place, price, '2026-03-31')
        compared.push([`${place} before ${price}`, rule, formerTotal(place, price)])
      }
      if (place === 'QC-montreal') {
        const rule = ruleTotal(place, price, '2025-12-31')
        compared.push([`${place} before ${price}`, rule, formerTotal(place, price)])
      }
      return compared
        .filter(([, rule, statute]) => rule !== statute)
        .map(([what, rule, statute]) => `${what}: ${rule}, not ${statute}`)
    })
  })
}

function ruleTotal(
  place: (typeof TAX_PLACES)[number],
  price: number,
  day: string,
  firstTime = false
): number | undefined {
  const tax = transferTax(place, price, { day, firstTime })
  return tax.kind === 'known' ? tax.total : undefined
}
