import type { Translated } from '../language.ts'

/** What every guide and the lists of guides have in common. */
const en = {
  page: {
    title: 'How to Setup',
    description:
      'Guides for setting up your website: Google keys, name servers, your board’s data agreement, and the whole setup in twelve steps.',
    lede: 'Three things to do outside your dashboard. Each guide walks you through every click.'
  },
  trail: { home: 'Home', howToSetup: 'How to Setup' },
  contents: 'In this guide',
  lastModified: 'Last modified',
  minutes: (count: number) => `About ${count} minutes`,
  moreHelp: 'More help',
  stuck: {
    title: 'Stuck?',
    before: 'Write to ',
    after: ' and tell us which step you’re on. A screenshot helps; never send a password.'
  },
  otherGuides: 'Other guides',
  troubleshooting: 'Troubleshooting',
  screen: {
    chosen: (name: string) => `${name}, chosen`,
    pressed: (name: string) => `the button ${name}`,
    inMenu: (name: string) => `${name} in the menu`,
    ticked: (name: string) => `${name}, ticked`,
    value: (name: string, value: string) => `${name}: ${value}`
  },
  signInAt: (registrar: string) => `Sign in at ${registrar}`
}

const fr: typeof en = {
  page: {
    title: 'Guides de configuration',
    description:
      'Des guides pour configurer votre site Web : clés Google, serveurs de noms, entente sur les données de votre chambre immobilière et toute la configuration en douze étapes.',
    lede: 'Trois choses à faire hors de votre tableau de bord. Chaque guide indique chaque clic.'
  },
  trail: { home: 'Accueil', howToSetup: 'Guides de configuration' },
  contents: 'Dans ce guide',
  lastModified: 'Dernière modification le',
  minutes: (count) => `Environ ${count} minutes`,
  moreHelp: 'Plus d’aide',
  stuck: {
    title: 'Besoin d’aide?',
    before: 'Écrivez à ',
    after:
      ' en précisant à quelle étape vous en êtes. Une capture d’écran est utile; n’envoyez jamais de mot de passe.'
  },
  otherGuides: 'Autres guides',
  troubleshooting: 'Dépannage',
  screen: {
    chosen: (name) => `${name}, choisi`,
    pressed: (name) => `le bouton ${name}`,
    inMenu: (name) => `${name} dans le menu`,
    ticked: (name) => `${name}, coché`,
    value: (name, value) => `${name} : ${value}`
  },
  signInAt: (registrar) => `Ouvrez une session chez ${registrar}`
}

export const guideMessages: Translated<typeof en> = { en, fr }
