/**
 * Runs at once, or when the button or finger that is down is released: an error that appears under a press moves
 * what is pressed, and its click is lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  const released = new Promise((release) => {
    // A drag ends without `mouseup`.
    for (const name of ['mouseup', 'dragend']) addEventListener(name, release, { once: true })
  })
  void released.then(run)
}
