import type { Translated } from './language.ts'

const en = {
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`)
}

export const durationMessages: Translated<typeof en> = { en }
