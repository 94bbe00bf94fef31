/**
 * Whether visitors may come to an open house: RESO has cancelled ones, and CREA ones for brokers, offices,
 * associations or by invitation. Both fields may be left empty.
 */
export function isOpenToVisitors(house: { status: string; type: string }): boolean {
  const status = house.status.trim().toLowerCase()
  const type = house.type.trim().toLowerCase()
  return ['', 'active'].includes(status) && ['', 'public'].includes(type)
}
