import { BUSINESS_ZONE, LONG_DATE, TRANSACTION_DATE, writeDate } from './calendar.ts'

export type TimeZone = {
  /** As the IANA database names it. */
  id: string
  /** As people say it, and in short. */
  name: string
  short: string
}

const PACIFIC = { id: 'America/Vancouver', name: 'Pacific Time', short: 'PT' }
const MOUNTAIN = { id: 'America/Edmonton', name: 'Mountain Time', short: 'MT' }
const CENTRAL = { id: 'America/Winnipeg', name: 'Central Time', short: 'CT' }
const EASTERN = { id: BUSINESS_ZONE, name: 'Eastern Time', short: 'ET' }
const ATLANTIC = { id: 'America/Halifax', name: 'Atlantic Time', short: 'AT' }

/** A province with several zones has the one in which most of its people live. */
const ZONES: Record<string, TimeZone> = {
  AB: MOUNTAIN,
  BC: PACIFIC,
  MB: CENTRAL,
  NB: { ...ATLANTIC, id: 'America/Moncton' },
  NL: { id: 'America/St_Johns', name: 'Newfoundland Time', short: 'NT' },
  NS: ATLANTIC,
  NT: MOUNTAIN,
  NU: { ...EASTERN, id: 'America/Iqaluit' },
  ON: EASTERN,
  PE: ATLANTIC,
  QC: EASTERN,
  // Central Time all year round, without daylight time.
  SK: { ...CENTRAL, id: 'America/Regina' },
  YT: { id: 'America/Whitehorse', name: 'Yukon Time', short: 'YT' }
}

/** The zone of an agent's billing address; that of the business where the province is unknown. */
export function zoneOf(province: string | undefined): TimeZone {
  return ZONES[province ?? ''] ?? EASTERN
}

/** '10-14-2026 06:12 AM' on the agent's own clock. */
export function writeTime(moment: Date | string, province: string | undefined): string {
  return writeDate(moment, TRANSACTION_DATE, zoneOf(province).id)
}

/** The same with the zone, where no note beside it names it: '10-14-2026 06:12 AM PT'. */
export function writeZonedTime(moment: Date | string, province: string | undefined): string {
  return `${writeTime(moment, province)} ${zoneOf(province).short}`
}

/** 'October 14, 2026': the day of a moment on the agent's own clock. */
export function writeDay(moment: Date | string, province: string | undefined): string {
  return writeDate(moment, LONG_DATE, zoneOf(province).id)
}

/** A business day in words, with its zone where the agent's own clock shows another day at that moment. */
export function writeBusinessDay(moment: Date | string, province: string | undefined): string {
  const day = writeDate(moment, LONG_DATE)
  return writeDay(moment, province) === day ? day : `${day} (${EASTERN.name})`
}
