/**
 * Runs at once, or when the button or finger that is down is released: an error that appears under a press moves
 * what is pressed, and its click is lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  const released = new Promise((release) => {
    // A drag and a scroll have no `mouseup`, and cancel the press as they begin.
    for (const name of ['mouseup', 'pointercancel']) addEventListener(name, release, { once: true })
  })
  void released.then(run)
}
