/** What stays of a closed account, and for how long: payments, the marks of trials, and a domain's records. */
export const TAX_YEARS = 6
export const TRIAL_MARK_YEARS = 2
/** The domain's email goes on meanwhile, while its owner points it elsewhere. */
export const ZONE_KEPT_DAYS = 30
