import type { Translated } from '../language.ts'

/** What a plan includes. Its limits are columns of the plan, and the panel enforces them. */
const en = {
  hosted: 'Built and hosted for you',
  freeAddress: 'A free address right away',
  ownDomain: 'Your own domain, with a certificate',
  templates: 'Every template, switched any time',
  builder: 'Website builder with drafts, previews and history',
  blog: 'A blog on your own website',
  oneLanguage: 'In English or French',
  twoLanguages: 'English and French side by side',
  ownPages: (count: number) => `Up to ${count} pages of your own`,
  contactForm: 'A contact form that emails you',
  crm: 'List, board and a page for each person, with tasks and tags',
  answers: 'Answers by email from the dashboard, with templates',
  campaigns: 'Email campaigns and sequences, to people who may be emailed',
  files: 'Import and export as CSV and vCard',
  report: 'A monthly report of visits and leads',
  connectors: 'A signed webhook, and Follow Up Boss',
  shared: 'A picture and a text for every page you share',
  searchEngines: 'Sitemap, descriptions and structured data for search engines',
  members: (count: number) => `Up to ${count} members with their own log-in, in one CRM`,
  sharedLeads: 'Leads shared out in turn, by area or by hand',
  rights: 'Agents see only their own leads; exports are the owner’s',
  accessLog: 'A log of who opened, changed, assigned or exported a lead',
  leaving: 'A member who leaves loses access at once; their leads stay with you',
  support: 'Support by email or callback'
}

const fr: typeof en = {
  hosted: 'Créé et hébergé pour vous',
  freeAddress: 'Une adresse gratuite tout de suite',
  ownDomain: 'Votre propre domaine, avec certificat',
  templates: 'Tous les modèles, à changer en tout temps',
  builder: 'Éditeur de site Web avec brouillons, aperçus et historique',
  blog: 'Un blogue sur votre propre site Web',
  oneLanguage: 'En français ou en anglais',
  twoLanguages: 'Français et anglais côte à côte',
  ownPages: (count) => `Jusqu’à ${count} pages personnelles`,
  contactForm: 'Un formulaire de contact dont les messages vous parviennent par courriel',
  crm: 'Liste, tableau et une page par personne, avec tâches et étiquettes',
  answers: 'Réponses par courriel depuis le tableau de bord, avec modèles',
  campaigns: 'Campagnes et séquences de courriels, aux personnes à qui vous pouvez écrire',
  files: 'Importation et exportation en CSV et vCard',
  report: 'Un rapport mensuel des visites et des demandes',
  connectors: 'Un webhook signé, et Follow Up Boss',
  shared: 'Une image et un texte pour chaque page que vous partagez',
  searchEngines: 'Plan de site, descriptions et données structurées pour les moteurs de recherche',
  members: (count) =>
    `Jusqu’à ${count} membres ayant chacun leur accès, dans un seul gestionnaire de clients`,
  sharedLeads: 'Demandes réparties à tour de rôle, par secteur ou à la main',
  rights: 'Chaque courtier ne voit que ses demandes; l’exportation revient au propriétaire',
  accessLog: 'Un journal qui dit qui a ouvert, modifié, confié ou exporté une demande',
  leaving: 'Un membre qui part perd tout de suite son accès; ses demandes restent chez vous',
  support: 'Soutien par courriel ou rappel téléphonique'
}

export const planClaims: Translated<typeof en> = { en, fr }
