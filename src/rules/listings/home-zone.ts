import { zoneOf } from '../time/time-zone.ts'

/** Ontario's Time Act: Central Time west of it. */
const CENTRAL_OF_ONTARIO = -90

export type HomePlace = {
  StateOrProvince?: string | undefined
  Longitude?: number | null | undefined
}

/** The clock at a home: its province's, and in Ontario by its pin, where it has one. */
export function homeZone({ Longitude, StateOrProvince }: HomePlace): string {
  const isCentral = StateOrProvince === 'ON' && (Longitude ?? 0) < CENTRAL_OF_ONTARIO
  return zoneOf(isCentral ? 'MB' : StateOrProvince).id
}
