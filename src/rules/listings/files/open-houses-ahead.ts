import { zoneOf } from '../../time/time-zone.ts'
import { momentAt } from '../open-house-calendar.ts'
import type { ImportedFields } from './imported-fields.ts'

/** Fields without the open houses that are over: those of a listing are deleted, whatever a file says. */
export function withOpenHousesAhead<Fields extends Partial<ImportedFields>>(
  fields: Fields,
  { now, province }: { now: Date; province: string }
): Fields {
  const { openHouses } = fields
  if (!openHouses) return fields
  const zone = zoneOf(province).id
  const isAhead = ({ OpenHouseDate, OpenHouseEndTime }: (typeof openHouses)[number]) =>
    momentAt(OpenHouseDate, OpenHouseEndTime, zone) > now
  return { ...fields, openHouses: openHouses.filter(isAhead) }
}
