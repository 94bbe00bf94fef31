/** Did the page before, or this one before a reload, leave something for this one? Forbidden storage keeps nothing. */
export function isLeft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
