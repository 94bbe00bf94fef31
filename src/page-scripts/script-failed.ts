/** Reports a failed script through Astro's own event, which hold-press.ts and island-frame.ts handle. */
export function reportScriptFailed(): void {
  dispatchEvent(new Event('astro:hydration-error'))
}
