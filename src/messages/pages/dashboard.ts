import type { Translated } from '../language.ts'

const en = {
  /** The titles of the browser's tab. */
  pages: {
    billing: 'Billing',
    brokerage: 'Brokerage',
    campaigns: 'Campaigns',
    feeds: 'Feeds',
    home: 'Dashboard',
    howToSetup: 'User Profile',
    leads: 'Leads',
    listingImport: 'Import',
    listings: 'Listings',
    paymentMethods: 'Payment methods',
    posts: 'Blog posts',
    privacy: 'Privacy',
    person: 'Person',
    receipt: 'Receipt',
    referEarn: 'Refer & Earn',
    report: 'Report',
    resetPassword: 'Reset password',
    sequences: 'Sequences',
    settings: 'Settings',
    team: 'Team',
    website: 'Website'
  },
  links: {
    billing: 'Billing',
    brokerage: 'Brokerage',
    campaigns: 'Campaigns',
    cards: 'Cards',
    editor: 'Editor',
    home: 'Home',
    howToSetup: 'How to setup',
    leads: 'Leads',
    listings: 'Listings',
    logout: 'Logout',
    paymentMethods: 'Payment methods',
    posts: 'Blog posts',
    privacy: 'Privacy',
    referEarn: 'Refer & Earn',
    report: 'Report',
    resetPassword: 'Reset password',
    sequences: 'Sequences',
    settings: 'Settings',
    team: 'Team',
    website: 'Website'
  },
  paymentDue: 'payment due',
  navigation: 'Dashboard',
  shortcuts: 'Dashboard shortcuts',
  /** In the bottom bar of a phone. */
  shortLinks: { billing: 'Billing', home: 'Home', leads: 'Leads', website: 'Website' },
  menu: { name: 'Menu', label: 'Dashboard menu', close: 'Close' },
  howToSetup: {
    title: 'How to setup',
    lede: 'Three things to do outside your dashboard. Each guide walks you through every click.'
  }
}

const fr: typeof en = {
  pages: {
    billing: 'Facturation',
    brokerage: 'Agence',
    campaigns: 'Campagnes',
    feeds: 'Flux',
    home: 'Tableau de bord',
    howToSetup: 'Profil de l’utilisateur',
    leads: 'Clients potentiels',
    listingImport: 'Importation',
    listings: 'Propriétés',
    paymentMethods: 'Modes de paiement',
    posts: 'Articles de blogue',
    privacy: 'Confidentialité',
    person: 'Personne',
    receipt: 'Reçu',
    referEarn: 'Parrainage',
    report: 'Rapport',
    resetPassword: 'Réinitialiser le mot de passe',
    sequences: 'Séquences',
    settings: 'Réglages',
    team: 'Équipe',
    website: 'Site Web'
  },
  links: {
    billing: 'Facturation',
    brokerage: 'Agence',
    campaigns: 'Campagnes',
    cards: 'Cartes',
    editor: 'Éditeur',
    home: 'Accueil',
    howToSetup: 'Guides de configuration',
    leads: 'Clients potentiels',
    listings: 'Propriétés',
    logout: 'Fermer la session',
    paymentMethods: 'Modes de paiement',
    posts: 'Articles de blogue',
    privacy: 'Confidentialité',
    referEarn: 'Parrainage',
    report: 'Rapport',
    resetPassword: 'Réinitialiser le mot de passe',
    sequences: 'Séquences',
    settings: 'Réglages',
    team: 'Équipe',
    website: 'Site Web'
  },
  paymentDue: 'paiement dû',
  navigation: 'Tableau de bord',
  shortcuts: 'Raccourcis du tableau de bord',
  shortLinks: { billing: 'Facturation', home: 'Accueil', leads: 'Clients', website: 'Site Web' },
  menu: { name: 'Menu', label: 'Menu du tableau de bord', close: 'Fermer' },
  howToSetup: {
    title: 'Guides de configuration',
    lede: 'Trois choses à faire hors de votre tableau de bord. Chaque guide indique chaque clic.'
  }
}

export const dashboardPageMessages: Translated<typeof en> = { en, fr }
