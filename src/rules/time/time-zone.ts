import { BUSINESS_ZONE, LONG_DATE, TRANSACTION_DATE, formatDate } from './calendar.ts'

export type TimeZone = {
  /** The IANA identifier. */
  id: string
  /** The common name, and its abbreviation. */
  name: string
  short: 'AT' | 'CT' | 'ET' | 'MT' | 'NT' | 'PT' | 'YT'
}

const PACIFIC: TimeZone = { id: 'America/Vancouver', name: 'Pacific Time', short: 'PT' }
const MOUNTAIN: TimeZone = { id: 'America/Edmonton', name: 'Mountain Time', short: 'MT' }
const CENTRAL: TimeZone = { id: 'America/Winnipeg', name: 'Central Time', short: 'CT' }
const EASTERN: TimeZone = { id: BUSINESS_ZONE, name: 'Eastern Time', short: 'ET' }
const ATLANTIC: TimeZone = { id: 'America/Halifax', name: 'Atlantic Time', short: 'AT' }

/** For a province with several zones, the one where most people live. */
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

/** The zone of the billing address, or the business zone if the province is unknown. */
export function zoneOf(province: string | undefined): TimeZone {
  return ZONES[province ?? ''] ?? EASTERN
}

/** '10-14-2026 06:12 AM' in the agent's zone. */
export function formatTime(moment: Date | string, province: string | undefined): string {
  return formatDate(moment, TRANSACTION_DATE, zoneOf(province).id)
}

/** '10-14-2026 06:12 AM PT', where no note names the zone. */
export function formatZonedTime(moment: Date | string, province: string | undefined): string {
  return `${formatTime(moment, province)} ${zoneOf(province).short}`
}

/** 'October 14, 2026': a moment's day in the agent's zone. */
export function formatDay(moment: Date | string, province: string | undefined): string {
  return formatDate(moment, LONG_DATE, zoneOf(province).id)
}

/** 'October 14, 2026' in the business zone, which is named if the agent's zone has another day then. */
export function formatBusinessDay(moment: Date | string, province: string | undefined): string {
  const day = formatDate(moment, LONG_DATE)
  return formatDay(moment, province) === day ? day : `${day} (${EASTERN.name})`
}
