import { ofInFrench } from '#rules/french-elision.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type BlogWords = Record<'all' | 'newer' | 'older' | 'pages', string> & {
  page: (number: number) => string
  /** For search engines and shared links. */
  description: (name: string) => string
}

/** Of the blog's own pages, which no preview shows. */
export const BLOG_WORDS: Record<SiteLanguage, BlogWords> = {
  en: {
    all: 'All posts',
    newer: 'Newer posts',
    older: 'Older posts',
    pages: 'Pages of the blog',
    page: (number) => `Page ${number}`,
    description: (name) => `Posts by ${name}.`
  },
  fr: {
    all: 'Tous les articles',
    newer: 'Articles plus récents',
    older: 'Articles plus anciens',
    pages: 'Pages du blogue',
    page: (number) => `Page ${number}`,
    description: (name) => `Les articles ${ofInFrench(name)}.`
  }
}
