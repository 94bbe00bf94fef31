import type { SiteLanguage } from '#rules/websites/site-pages.ts'

type NoticeWords = {
  thanks: {
    title: string
    text: (name: string) => string
    /** On a sample's website. */
    sample: string
    back: string
    /** Where the message was about a home, or was sent from a search. */
    backTo: Record<'home' | 'search', string>
  }
  notFound: { title: string; text: string; back: string }
  stopped: { title: string; text: (name: string) => string; reach: string }
}

/** Of the pages that answer instead of the agent's own, which no preview shows. */
export const NOTICE_WORDS: Record<SiteLanguage, NoticeWords> = {
  en: {
    thanks: {
      title: 'Thank you',
      text: (name) => `Your message was sent to ${name}.`,
      sample: 'This is a sample site, so your message goes to nobody.',
      back: 'Back to the home page',
      backTo: { home: 'Back to this home', search: 'Back to the search' }
    },
    notFound: {
      title: 'Page not found',
      text: 'This page does not exist, or it has moved.',
      back: 'Go to the home page'
    },
    stopped: {
      title: 'This website is taking a break',
      text: (name) => `You can still reach ${name}.`,
      reach: 'Leave a message'
    }
  },
  fr: {
    thanks: {
      title: 'Merci',
      text: (name) => `Votre message a été envoyé à ${name}.`,
      sample: 'Ceci est un site d’exemple : votre message n’est envoyé à personne.',
      back: 'Retour à l’accueil',
      backTo: { home: 'Retour à cette propriété', search: 'Retour à la recherche' }
    },
    notFound: {
      title: 'Page introuvable',
      text: 'Cette page n’existe pas ou a été déplacée.',
      back: 'Aller à l’accueil'
    },
    stopped: {
      title: 'Ce site Web est en pause',
      text: (name) => `Vous pouvez quand même joindre ${name}.`,
      reach: 'Laissez un message'
    }
  }
}
