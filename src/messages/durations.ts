import type { Translated } from './language.ts'

const en = {
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** 'Professional, 12 months', as receipts and emails name what was paid for. */
  plan: (name: string, count: number): string => `${name}, ${en.months(count)}`,
  months: (count: number): string => (count === 1 ? '1 month' : `${count} months`)
}

export const durationMessages: Translated<typeof en> = { en }
