/** Has page-scripts/boot/hold-press.ts and island-frame.ts say that a script did not load: Astro's own event for an island. */
export function tellScriptFailed(): void {
  dispatchEvent(new Event('astro:hydration-error'))
}
