/** How often a job, and an email of a campaign, is tried. */
export const TRIES_MAX = 8

/** 30 seconds, doubled each time: the last of eight attempts comes an hour after the first. */
export function retryDelay(tries: number): number {
  return 30_000 * 2 ** (tries - 1)
}
