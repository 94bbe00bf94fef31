/** The service or command can't start, for a reason the owner can fix. The message says how. */
export class StartRefused extends Error {}
