import { formatDate } from '../time/calendar.ts'

const DAY_MS = 86_400_000

/** 'YYYY-MM-DD': a moment's day in a zone. */
export function dayIn(zone: string, moment: Date): string {
  return formatDate(moment, 'YYYY-MM-DD', zone)
}

/** The day some days after another, both 'YYYY-MM-DD'. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export function dueState(day: string, today: string): 'later' | 'overdue' | 'today' {
  if (day === today) return 'today'
  return day < today ? 'overdue' : 'later'
}
