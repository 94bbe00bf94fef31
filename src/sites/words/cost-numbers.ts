import { groupDigits } from '#rules/money/group-digits.ts'

/** Whole cents; those that are none are left out. */
export function dollars(cents: number, group: string, point: string): string {
  const whole = groupDigits(Math.floor(cents / 100), group)
  const rest = cents % 100
  return rest === 0 ? whole : `${whole}${point}${String(rest).padStart(2, '0')}`
}

/** 4880 as '4.88'. */
export function decimal(rate: number, point: string): string {
  return String(rate / 1000).replace('.', point)
}
