import type { FormPageKind } from '#rules/websites/form-page.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** The pages of single forms, which no preview shows. */
export const FORM_PAGE_WORDS: Record<
  SiteLanguage,
  Record<FormPageKind, { title: string; note: string; link: string; submit: string }>
> = {
  en: {
    home: {
      title: 'Ask about this home',
      note: 'What would you like to know?',
      link: 'Ask a question instead',
      submit: 'Send question'
    },
    showing: {
      title: 'Book a showing',
      note: 'Tell us when you’d like to visit, and we’ll confirm a time.',
      link: 'Book a showing',
      submit: 'Request a showing'
    },
    callback: {
      title: 'Request a call',
      note: 'Leave your number and a time that suits you.',
      link: 'Request a call',
      submit: 'Request a call'
    }
  },
  fr: {
    home: {
      title: 'Une question sur cette propriété',
      note: 'Que souhaitez-vous savoir?',
      link: 'Poser plutôt une question',
      submit: 'Envoyer la question'
    },
    showing: {
      title: 'Demander une visite',
      note: 'Dites-nous quand vous pourriez venir, et nous confirmerons l’heure.',
      link: 'Demander une visite',
      submit: 'Demander une visite'
    },
    callback: {
      title: 'Demander un appel',
      note: 'Laissez votre numéro et un moment qui vous convient.',
      link: 'Demander un appel',
      submit: 'Demander un appel'
    }
  }
}
