import { feedLanguage } from '#rules/listings/feeds/feed-language.ts'
import { feedRemarks } from '#rules/listings/feeds/feed-remarks.ts'
import { homeZone } from '#rules/listings/home-zone.ts'
import { OPEN_HOUSES_MAX } from '#rules/listings/listing-limits.ts'
import { momentAt } from '#rules/listings/open-house-calendar.ts'
import { isOpenToVisitors } from '#rules/listings/open-house-kinds.ts'
import { clockReader } from '#rules/listings/wall-clock.ts'
import { isOnCalendar } from '#rules/time/calendar.ts'
import type { NewListingParts } from '../../../records/listings/listing-parts.ts'
import type { FeedRead } from '../../../services/listing-feed/listing-feed.ts'

/** What can't be read could keep visitors away. */
const DECIDING = ['OpenHouseStatus', 'OpenHouseType']

type Home = { StateOrProvince: string; Longitude: number | null }

/** A listing's open houses for visitors as rows, at the clock of the home. */
export function feedOpenHouses(
  openHouses: readonly FeedRead[],
  home: Home
): NewListingParts['openHouses'] {
  return openHouses.flatMap((one) => openHouseOf(one, home) ?? []).slice(0, OPEN_HOUSES_MAX)
}

/** Adds open houses to those of their listings. */
export function addByListing(
  byListing: Map<string, FeedRead[]>,
  houses: readonly FeedRead[]
): void {
  for (const house of houses) {
    const key = String(house.fields['ListingKey'])
    const known = byListing.get(key)
    if (known) known.push(house)
    else byListing.set(key, [house])
  }
}

function openHouseOf({ dropped, fields, key }: FeedRead, home: Home) {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const status = text('OpenHouseStatus')
  if (DECIDING.some((name) => dropped.includes(name))) return undefined
  if (!isOpenToVisitors({ status, type: text('OpenHouseType') })) return undefined
  const zone = homeZone(home)
  // CREA gives a day and times, RESO's dictionary moments.
  const read = clockReader(zone)
  const start = read(text('OpenHouseStartTime'))
  const end = read(text('OpenHouseEndTime'))
  const day = start?.day ?? text('OpenHouseDate')
  if (!start || !end || !isOnCalendar(day)) return undefined
  if ((end.day ?? day) !== day || end.time <= start.time) return undefined
  const remarks = feedRemarks(text('OpenHouseRemarks'))
  const isFrench = feedLanguage(home.StateOrProvince) === 'fr'
  return {
    OpenHouseKey: key,
    OpenHouseDate: day,
    OpenHouseStartTime: start.time,
    OpenHouseEndTime: end.time,
    remarks_en: isFrench ? '' : remarks,
    remarks_fr: isFrench ? remarks : '',
    ends_at: momentAt(day, end.time, zone)
  }
}
