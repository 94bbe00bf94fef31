/** What a neighbourhood is pictured by. */
export type VignetteName =
  | 'campus'
  | 'fields'
  | 'hills'
  | 'main-street'
  | 'market'
  | 'old-town'
  | 'park'
  | 'transit'
  | 'water'
