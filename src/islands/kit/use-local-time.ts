import { dates } from '#messages/dates.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { type LocalTime, localTime } from './local-time.ts'
import { useMessages } from './use-messages.ts'
import { useProvince } from './use-province.ts'

/**
 * Times on the clock of the agent's website, as in emails, reports and files, wherever the agent travels;
 * on the reader's own clock without a website.
 */
export function useLocalTime(): LocalTime {
  const { zone } = useMessages(dates)
  const province = useProvince()
  if (province === undefined) return localTime(ownZone())
  const known = zoneOf(province)
  return localTime({ id: known.id, name: zone(known) })
}

function ownZone(): { id: string; name: string } {
  const { timeZone: id } = Intl.DateTimeFormat().resolvedOptions()
  return { id, name: id }
}
