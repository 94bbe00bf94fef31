import { type HomePlace, homeZone } from '../home-zone.ts'
import { momentAt } from '../open-house-calendar.ts'
import type { ImportedFields } from './imported-fields.ts'

/** Fields without the open houses that are over: those of a listing are deleted, whatever a file says. */
export function withOpenHousesAhead<Fields extends Partial<ImportedFields>>(
  fields: Fields,
  { home, now }: { home: HomePlace; now: Date }
): Fields {
  const { openHouses } = fields
  if (!openHouses) return fields
  const zone = homeZone(home)
  const isAhead = ({ OpenHouseDate, OpenHouseEndTime }: (typeof openHouses)[number]) =>
    momentAt(OpenHouseDate, OpenHouseEndTime, zone) > now
  return { ...fields, openHouses: openHouses.filter(isAhead) }
}
