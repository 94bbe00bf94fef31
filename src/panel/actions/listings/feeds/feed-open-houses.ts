import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { OPEN_HOUSES_MAX } from '#rules/listings/listing-limits.ts'
import { dayStart, hourOf } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d/

/** A listing's open houses as rows, at the clock of its province. */
export function feedOpenHouses(
  openHouses: readonly FeedRead[],
  province: string
): NewListingParts['openHouses'] {
  return openHouses
    .flatMap((one) => openHouseOf(one, zoneOf(province).id) ?? [])
    .slice(0, OPEN_HOUSES_MAX)
}

function openHouseOf({ fields, key }: FeedRead, zone: string) {
  const { OpenHouseDate, OpenHouseEndTime, OpenHouseRemarks, OpenHouseStartTime } = fields
  const start = clockOf(OpenHouseStartTime)
  const end = clockOf(OpenHouseEndTime)
  const isKnown = typeof OpenHouseDate === 'string' && start !== undefined && end !== undefined
  const isHeld = ['Active', undefined].includes(fields['OpenHouseStatus'] as string | undefined)
  if (!isKnown || !isHeld || end <= start) return undefined
  const [hours = 0, minutes = 0] = end.split(':').map(Number)
  const until = hourOf(OpenHouseDate, hours + minutes / 60, zone)
  return {
    OpenHouseKey: key,
    OpenHouseDate,
    OpenHouseStartTime: start,
    OpenHouseEndTime: end,
    remarks_en: typeof OpenHouseRemarks === 'string' ? feedRemarks(OpenHouseRemarks) : '',
    ends_at: Number.isNaN(until.getTime()) ? dayStart(OpenHouseDate, zone) : until
  }
}

function clockOf(text: unknown): string | undefined {
  return typeof text === 'string' ? CLOCK.exec(text)?.[0] : undefined
}
