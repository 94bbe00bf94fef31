import type { Duration } from '#rules/limits.ts'
import type { Translated } from './language.ts'

const en = {
  /** How often a plan is billed. */
  names: { 12: 'Annual', 6: 'Semi-Annual', 1: 'Monthly' } satisfies Record<Duration, string>,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** 'Professional, 12 months', as receipts and emails name what was paid for. */
  plan: (name: string, count: number): string => `${name}, ${en.months(count)}`,
  months: (count: number): string => (count === 1 ? '1 month' : `${count} months`),
  /** How long to wait before another try: 'a second', '90 seconds', '2 minutes'. */
  wait(seconds: number): string {
    if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
    return `${Math.ceil(seconds / 60)} minutes`
  }
}

const fr: typeof en = {
  names: { 12: 'Annuelle', 6: 'Semestrielle', 1: 'Mensuelle' },
  days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
  plan: (name, count) => `${name}, ${fr.months(count)}`,
  months: (count) => `${count} mois`,
  wait(seconds) {
    if (seconds <= 90) return seconds === 1 ? 'une seconde' : `${seconds} secondes`
    return `${Math.ceil(seconds / 60)} minutes`
  }
}

export const durationMessages: Translated<typeof en> = { en, fr }
