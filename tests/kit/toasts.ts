/** The current toasts; imported lazily, as `vi.resetModules` creates new stores. */
export const toasts = async () => (await import('#stores/site/toasts.ts')).$toasts.get()
