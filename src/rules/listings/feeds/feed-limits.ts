/** Feeds that one website can have at a time. */
export const FEEDS_MAX = 5
/** Agreements that one website can follow. */
export const AGREEMENTS_MAX = 40
/** A feed that was removed can be put back for as long; then its password is deleted. */
export const REMOVED_FEEDS_KEPT_HOURS = 24
/** What a feed no longer has can be asked about for as long. */
export const DEPARTURES_KEPT_DAYS = 180
export const NOTE_MAX = 2000
