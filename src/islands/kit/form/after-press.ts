/**
 * Runs at once, or when the button or finger that is down is released: an error that appears under a press moves
 * what is pressed, and its click is lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  const released = new AbortController()
  // A drag ends without `mouseup`, and a press of a key with `keyup`.
  for (const name of ['mouseup', 'dragend', 'keyup']) {
    addEventListener(
      name,
      () => {
        released.abort()
        run()
      },
      { signal: released.signal }
    )
  }
}
