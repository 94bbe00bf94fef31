/** The toasts of the page that is open: a store is a new one after `vi.resetModules`. */
export const toasts = async () => (await import('#stores/site/toasts.ts')).$toasts.get()
