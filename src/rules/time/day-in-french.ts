// Apart from the English rules, so that scripts of English pages don't carry it: docs/decisions/0226.
import { BUSINESS_ZONE, formatDate, wallOf } from './calendar.ts'
import { monthAlone, monthName } from './month-name.ts'
import { type TimeZone, zoneOf } from './time-zone.ts'

/** '14 octobre 2026', and '1er mars 2027': a moment's day in a zone. */
export function formatDayInFrench(moment: Date | string, zone = BUSINESS_ZONE): string {
  const [month = '', day] = formatDate(moment, 'YYYY-MM D', zone).split(' ')
  return `${day === '1' ? '1er' : day} ${monthName(month, 'fr')}`
}

/** '14 octobre' or '14 oct.' of '2026-10-14'. */
export function dayOfMonthInFrench(day: string, month: 'long' | 'short'): string {
  const date = formatDate(day, 'D')
  return `${date === '1' ? '1er' : date} ${monthAlone(day.slice(0, 7), 'fr', month)}`
}

/** '14 octobre 2026' in the business zone, which is named if the agent's zone has another day then. */
export function formatBusinessDayInFrench(
  moment: Date | string,
  province: string | undefined
): string {
  const day = formatDayInFrench(moment)
  const { id } = zoneOf(province)
  return formatDayInFrench(moment, id) === day ? day : `${day} (${ZONES.ET.name})`
}

/** '14 octobre 2026 à 6 h 12' in the business zone. */
export function formatMomentInFrench(moment: Date | string): string {
  return `${formatDayInFrench(moment)} à ${hourInFrench(moment)}`
}

/** '2026-10-14 6 h 12 HE' in the agent's zone. */
export function formatTimeInFrench(moment: Date | string, province: string | undefined): string {
  const zone = zoneOf(province)
  const day = formatDate(moment, 'YYYY-MM-DD', zone.id)
  return `${day} ${hourInFrench(moment, zone.id)} ${zoneInFrench(zone).short}`
}

/** '14 octobre 2026 à 6 h 12 HE' in the agent's zone. */
export function formatZonedTimeInFrench(
  moment: Date | string,
  province: string | undefined
): string {
  const zone = zoneOf(province)
  const day = formatDayInFrench(moment, zone.id)
  return `${day} à ${hourInFrench(moment, zone.id)}\u00A0${zoneInFrench(zone).short}`
}

function hourInFrench(moment: Date | string, zone = BUSINESS_ZONE): string {
  const hour = wallOf(new Date(moment), zone).getUTCHours()
  return `${hour}\u00A0h\u00A0${formatDate(moment, 'mm', zone)}`
}

/** The zone as it is called in French, and its abbreviation. */
export function zoneInFrench({ short }: Pick<TimeZone, 'short'>): { name: string; short: string } {
  return ZONES[short]
}

const ZONES: Record<TimeZone['short'], { name: string; short: string }> = {
  AT: { name: 'heure de l’Atlantique', short: 'HA' },
  CT: { name: 'heure du Centre', short: 'HC' },
  ET: { name: 'heure de l’Est', short: 'HE' },
  MT: { name: 'heure des Rocheuses', short: 'HR' },
  NT: { name: 'heure de Terre-Neuve', short: 'HT' },
  PT: { name: 'heure du Pacifique', short: 'HP' },
  YT: { name: 'heure du Yukon', short: 'HY' }
}
