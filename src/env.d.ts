interface ImportMetaEnv {
  readonly PUBLIC_PRODUCT_NAME?: string
  readonly PUBLIC_PANEL_API_URL?: string
  readonly PUBLIC_PRIVACY_EMAIL?: string
  readonly PUBLIC_PRIVACY_OFFICER?: string
  readonly PUBLIC_SOCIAL_LINKS?: string
  readonly PUBLIC_SUPPORT_HOURS?: string
  /** Of the agents' websites: scripts/build/agent-sites.ts. */
  readonly SITES_BUILD?: string
  readonly SITES_SCRIPTS?: Readonly<Record<string, string>>
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare namespace App {
  interface Locals {
    /** The page's address in each language, where it is there in both. */
    addresses?: Readonly<Record<'en' | 'fr', string>> | undefined
  }
}

interface Window {
  /** What was pressed last, from a public page's first moment on. */
  pressed?: EventTarget | null
}

declare module 'virtual:boot-script' {
  /** For pages that are everybody's. */
  export const open: string
  /** The same for the home page. */
  export const home: string
  /** The same for a page with a form of its own. */
  export const form: string
  /** For those behind the log-in, and for the log-in itself. */
  export const guarded: string
  /** The same for French pages. */
  export const guardedInFrench: string
}

declare module 'virtual:site-routes' {
  export const fixedRoutes: { isPage: boolean; path: string }[]
  export const variableRoutes: { isPage: boolean; pattern: string }[]
}
