import type { Translated } from '../language.ts'

/** What the home page says that the product does. The titles of the features are the specification's. */
const en = {
  headline: 'We Get You The Leads, So You Focus More On Sales',
  lede: 'A website in your name, built and hosted for you. Set up in six steps, free for 30 days.',
  hosted: {
    name: 'Self Hosted Website',
    text: 'Your brand at a free address right away, and at your own domain once you connect it.'
  },
  search: {
    name: 'Advanced Search System',
    text: 'Visitors search your homes and those from CREA’s DDF® or your board’s feed.'
  },
  crm: {
    name: 'Powerful CRM',
    text: 'Messages from your website reach you by email and join one list, with notes and tasks.'
  },
  seo: {
    name: 'SEO Friendly',
    text: 'Descriptions, structured data and a sitemap for search engines.'
  },
  marketing: {
    name: 'Digital Marketing',
    text: 'Email campaigns and sequences, a blog and a monthly report.'
  },
  responsive: {
    name: 'Intuitive Navigation and Responsive Design',
    text: 'Your website fits phones, tablets and desktops.'
  },
  sixSteps:
    'Pick a design, enter your details, choose a plan. Your website opens first; your domain follows.',
  pricesFirst:
    'Compare plans, and see your first payment to the cent before you tell us who you are.',
  closing: 'Free for 30 days, with someone to help you move in.'
}

const fr: typeof en = {
  headline: 'Nous vous amenons les clients, vous vous concentrez sur les ventes',
  lede: 'Un site Web à votre nom, créé et hébergé pour vous. Prêt en six étapes, gratuit pendant 30 jours.',
  hosted: {
    name: 'Site Web hébergé',
    text: 'Votre image de marque, tout de suite à une adresse gratuite, puis à votre propre domaine dès que vous le reliez.'
  },
  search: {
    name: 'Recherche avancée',
    text: 'Vos visiteurs cherchent parmi vos propriétés et celles du SDD® de l’ACI ou du flux de votre chambre immobilière.'
  },
  crm: {
    name: 'Gestion de la clientèle',
    text: 'Chaque message envoyé depuis votre site Web vous parvient par courriel et s’ajoute à une même liste, avec ses notes et ses tâches.'
  },
  seo: {
    name: 'Pensé pour le référencement',
    text: 'Des descriptions, des données structurées et un plan de site pour les moteurs de recherche.'
  },
  marketing: {
    name: 'Marketing numérique',
    text: 'Campagnes et séquences de courriels, blogue et rapport mensuel.'
  },
  responsive: {
    name: 'Navigation intuitive, adaptée à tous les écrans',
    text: 'Votre site Web s’adapte aux téléphones, aux tablettes et aux ordinateurs.'
  },
  sixSteps:
    'Choisissez un modèle, entrez vos coordonnées et choisissez un forfait. Votre site Web ouvre d’abord; votre domaine suit.',
  pricesFirst:
    'Comparez les forfaits et voyez votre premier paiement au cent près, avant même de nous dire qui vous êtes.',
  closing: 'Gratuit pendant 30 jours, avec quelqu’un pour vous aider à emménager.'
}

export const homeClaims: Translated<typeof en> = { en, fr }
