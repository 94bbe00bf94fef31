import type { Translated } from '../language.ts'

/** Where the agent asks why a home is, or isn't, on their website. */
const en = {
  title: 'Why is this home (not) on my site?',
  text: 'Enter an MLS® number: you’ll see which feed it was last seen in, which agreement permits it, and what hides it.',
  asking: 'Looking it up…',
  empty: 'Please enter an MLS® number.',
  officer: 'For your board’s compliance officer',
  officerText:
    'This link lets them look up the same for your website, and nothing else. It works for 30 days.',
  makeLink: 'Make a link',
  making: 'Making a link…',
  link: 'Link',
  copy: 'Copy the link',
  until: (time: string) => `It works until ${time}.`
}

const fr: typeof en = {
  title: 'Pourquoi cette propriété est-elle (ou non) sur mon site?',
  text: 'Entrez un numéro MLS® : vous verrez dans quel flux l’inscription a été vue pour la dernière fois, quelle entente la permet et ce qui la masque.',
  asking: 'Recherche…',
  empty: 'Entrez un numéro MLS®.',
  officer: 'Pour le responsable de la conformité de votre chambre immobilière',
  officerText:
    'Ce lien lui permet de chercher la même chose pour votre site Web, et rien d’autre. Il fonctionne pendant 30 jours.',
  makeLink: 'Créer un lien',
  making: 'Création…',
  link: 'Lien',
  copy: 'Copier le lien',
  until: (time) => `Il fonctionne jusqu’au ${time}.`
}

export const whyPanelMessages: Translated<typeof en> = { en, fr }
