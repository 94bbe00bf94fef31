import type { Translated } from '../language.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** '25 minutes', '3 hours', '2 days', rounded to what a reader can use. */
const en = (minutes: number): string => {
  if (minutes < HOUR) return counted(minutes, 'minute', 'minutes')
  if (minutes < 2 * DAY) return counted(Math.round(minutes / HOUR), 'hour', 'hours')
  return counted(Math.round(minutes / DAY), 'day', 'days')
}

const fr: typeof en = (minutes) => {
  if (minutes < HOUR) return minutes < 2 ? `${minutes} minute` : `${minutes} minutes`
  if (minutes < 2 * DAY) return counted(Math.round(minutes / HOUR), 'heure', 'heures')
  return counted(Math.round(minutes / DAY), 'jour', 'jours')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export const answerTimeMessages: Translated<typeof en> = { en, fr }
