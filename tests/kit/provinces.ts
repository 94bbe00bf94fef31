/** Taxes by province since 2025-04-01, in thousandths of a percent: the expected values. */
export const PROVINCES = [
  { code: 'AB', total: 5_000, parts: [5_000] },
  { code: 'BC', total: 12_000, parts: [5_000, 7_000] },
  { code: 'MB', total: 12_000, parts: [5_000, 7_000] },
  { code: 'NB', total: 15_000, parts: [15_000] },
  { code: 'NL', total: 15_000, parts: [15_000] },
  { code: 'NS', total: 14_000, parts: [14_000] },
  { code: 'NT', total: 5_000, parts: [5_000] },
  { code: 'NU', total: 5_000, parts: [5_000] },
  { code: 'ON', total: 13_000, parts: [13_000] },
  { code: 'PE', total: 15_000, parts: [15_000] },
  { code: 'QC', total: 14_975, parts: [5_000, 9_975] },
  { code: 'SK', total: 11_000, parts: [5_000, 6_000] },
  { code: 'YT', total: 5_000, parts: [5_000] }
] as const
