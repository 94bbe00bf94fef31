import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type KeepWords = {
  /** The button of a home that isn't kept, and of one that is. */
  keep: string
  kept: string
  /** The button's name, which says which home it is on. */
  keepHome: (title: string) => string
  /** To all of them. */
  link: string
}

/** Keeping a home in the browser, on every page that shows homes. */
export const KEEP_WORDS: Record<SiteLanguage, KeepWords> = {
  en: {
    keep: 'Save',
    kept: 'Saved',
    keepHome: (title) => `Save ${title}`,
    link: 'Saved homes'
  },
  fr: {
    keep: 'Enregistrer',
    kept: 'Enregistrée',
    keepHome: (title) => `Enregistrer ${title}`,
    link: 'Propriétés enregistrées'
  }
}
