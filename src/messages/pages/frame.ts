import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

const claims = productClaims.en

/** What stands around every page: header, menus, footer, banners and labels of landmarks. */
const en = {
  defaultDescription: claims.description,
  skip: 'Skip to content',
  toasts: 'Messages',
  contactNow: 'Contact Now',
  /** In its own language. */
  otherLanguage: 'Français',
  links: {
    about: 'About',
    blog: 'Blog',
    calculators: 'Calculators',
    contact: 'Contact',
    cookiePolicy: 'Cookie Policy',
    designs: 'Designs',
    faq: 'FAQ',
    home: 'Home',
    howToSetup: 'How to Setup',
    plans: 'Plans',
    pricing: 'Pricing',
    privacyPolicy: 'Privacy Policy'
  },
  mainNavigation: 'Main',
  menu: { name: 'Menu', close: 'Close the menu' },
  account: {
    continueRegistration: 'Continue Registration',
    dashboard: 'Dashboard',
    login: 'Login',
    logout: 'Logout',
    register: 'Register'
  },
  offer: {
    label: 'Offer',
    name: 'Early bird',
    text: claims.earlyBird,
    link: 'See plans'
  },
  footer: {
    about: claims.builds,
    cookieSettings: 'Cookie settings',
    /** The year is the specification's. */
    copyright: (product: string) => `© 2022 ${product}. All rights reserved.`,
    followUs: 'Follow us',
    goodToKnow: 'Good to know',
    quickLinks: 'Quick links'
  },
  callback: { title: 'Get in touch with us', submit: 'Request a callback' },
  cookies: {
    label: 'Cookies',
    purpose: claims.browserNotes,
    noTracking: claims.noTracking,
    policy: 'Cookie Policy',
    accepted: 'You accepted this.',
    declined: 'You declined this.',
    accept: 'Accept',
    decline: 'Decline'
  },
  loadFailed: {
    text: 'This part of the page couldn’t load. Check your connection and reload the page.',
    reload: 'Reload'
  },
  needsScript: {
    dashboard: 'The dashboard needs JavaScript.',
    editor: 'The editor needs JavaScript.',
    form: 'This form needs JavaScript.',
    page: 'This page needs JavaScript.',
    setup: 'Setting up your website needs JavaScript.',
    switchOn: { before: 'Please turn it on, or ', link: 'write to us', after: '.' },
    writeTo: { before: 'Please write to ', after: '.' }
  },
  breadcrumb: 'Breadcrumb',
  numberedPages: { first: 'First', last: 'Last', page: 'Page ' },
  blogFeed: (product: string) => `${product} blog`,
  sharedPicture: (title: string) => `${title}, above a street of Canadian houses`,
  organization: {
    country: 'Canada',
    description: claims.builds,
    support: 'customer support'
  }
}

const french = productClaims.fr

const fr: typeof en = {
  defaultDescription: french.description,
  skip: 'Aller au contenu',
  toasts: 'Messages',
  contactNow: 'Nous joindre',
  otherLanguage: 'English',
  links: {
    about: 'À propos',
    blog: 'Blogue',
    calculators: 'Calculatrices',
    contact: 'Nous joindre',
    cookiePolicy: 'Politique sur les témoins',
    designs: 'Modèles',
    faq: 'FAQ',
    home: 'Accueil',
    howToSetup: 'Guides de configuration',
    plans: 'Forfaits',
    pricing: 'Tarifs',
    privacyPolicy: 'Politique de confidentialité'
  },
  mainNavigation: 'Principale',
  menu: { name: 'Menu', close: 'Fermer le menu' },
  account: {
    continueRegistration: 'Poursuivre l’inscription',
    dashboard: 'Tableau de bord',
    login: 'Ouvrir une session',
    logout: 'Fermer la session',
    register: 'Créer un compte'
  },
  offer: {
    label: 'Offre',
    name: 'Tarif hâtif',
    text: french.earlyBird,
    link: 'Voir les forfaits'
  },
  footer: {
    about: french.builds,
    cookieSettings: 'Réglages des témoins',
    copyright: (product) => `© 2022 ${product}. Tous droits réservés.`,
    followUs: 'Suivez-nous',
    goodToKnow: 'Bon à savoir',
    quickLinks: 'Liens rapides'
  },
  callback: { title: 'Communiquez avec nous', submit: 'Demander un rappel' },
  cookies: {
    label: 'Témoins',
    purpose: french.browserNotes,
    noTracking: french.noTracking,
    policy: 'Politique sur les témoins',
    accepted: 'Vous avez accepté.',
    declined: 'Vous avez refusé.',
    accept: 'Accepter',
    decline: 'Refuser'
  },
  loadFailed: {
    text: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
    reload: 'Recharger'
  },
  needsScript: {
    dashboard: 'Le tableau de bord nécessite JavaScript.',
    editor: 'L’éditeur nécessite JavaScript.',
    form: 'Ce formulaire nécessite JavaScript.',
    page: 'Cette page nécessite JavaScript.',
    setup: 'La configuration de votre site Web nécessite JavaScript.',
    switchOn: { before: 'Veuillez l’activer, ou ', link: 'écrivez-nous', after: '.' },
    writeTo: { before: 'Veuillez écrire à ', after: '.' }
  },
  breadcrumb: 'Fil d’Ariane',
  numberedPages: { first: 'Première', last: 'Dernière', page: 'Page ' },
  blogFeed: (product) => `Blogue de ${product}`,
  sharedPicture: (title) => `${title}, au-dessus d’une rue de maisons canadiennes`,
  organization: {
    country: 'Canada',
    description: french.builds,
    support: 'service à la clientèle'
  }
}

export const frameMessages: Translated<typeof en> = { en, fr }
