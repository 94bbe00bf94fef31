/** The service can't start for a reason its owner can mend; the message says how. */
export class StartRefused extends Error {}
