import type { Translated } from '#messages/language.ts'

const en = {
  brokerage: 'Lakeshore Realty Inc., Brokerage',
  newBrokerage: 'Harbourfront Homes Ltd., Brokerage',
  postTitle: 'What a home inspection looks at',
  postal: '120 Queen Street West, Toronto, ON M5H 2N2',
  support:
    'Plans and pricing contact form\n\nBonjour, do you have templates in French?\nI would move three websites to you.',
  note: 'Marie-Ève has the link and is back on Monday.',
  task: 'Send the floor plan',
  glendale: '41 Glendale Avenue, High Park',
  robot: 'Cheap backlinks',
  time: 'Saturday after 2 p.m.',
  message: 'Hello Amara,\n\nWe are looking for a house with a garden near High Park.',
  question: 'Is the semi on Glendale Avenue still for sale?',
  home: {
    title: 'Brick semi with a garden suite',
    address: '41 Glendale Avenue',
    area: 'High Park'
  },
  homePrice: '$1,289,000',
  consent: 'Yes, Amara Osei of Lakeshore Realty may also email me real estate news and offers.',
  answer: {
    subject: 'Your message about 14 Elm Street',
    text: 'Hello Jordan,\n\nThank you for your message about 14 Elm Street. I’d be glad to help.\n\nAmara Osei'
  },
  reply: {
    subject: 'Re: Your message about 14 Elm Street',
    text: 'Thanks, Thursday at four would be perfect.'
  },
  letter: {
    subject: 'Spring in High Park, {first_name}',
    body: '<p>Hello {first_name},</p><p>Three things about <strong>High Park</strong> this month:</p><ul><li>More homes</li><li>Longer days</li></ul><p>More on <a href="https://oseihomes.ca/blog">my website</a>.</p>'
  },
  homes: [
    { price: '$1,249,000 (was $1,289,000)', facts: '3 bedrooms · 2 baths · 1,620 sq ft' },
    { price: '$649,000', facts: '1 bedroom · 1 bath' }
  ],
  listedBy: 'Listed by Wei Chen, Harbour Realty Ltd.',
  feed: [
    'Powered by REALTOR.ca',
    'Data from the board, last updated on November 23, 2026, 14:05 UTC',
    'The trademarks REALTOR®, REALTORS® and the REALTOR® logo are controlled by The Canadian Real Estate Association (CREA).'
  ],
  search: 'High Park, Toronto · Condo · Up to $800,000',
  everyHome: 'Homes for sale'
}

/** What people type in samples of emails, in the language of the sample. */
const fr: typeof en = {
  brokerage: 'Immobilier Cap-Blanc inc., agence immobilière',
  newBrokerage: 'Immobilier Rive-Sud inc., agence immobilière',
  postTitle: 'Ce que regarde une inspection de propriété',
  postal: '120, rue Saint-Paul, Québec (Québec) G1K 3W1',
  support: 'Bonjour, avez-vous des modèles en français?\nJe déplacerais trois sites chez vous.',
  note: 'Marie-Ève a le lien et revient lundi.',
  task: 'Envoyer le plan d’étage',
  glendale: '41, avenue Cartier, Montcalm',
  robot: 'Liens pas chers',
  time: 'Samedi après 14 h',
  message: 'Bonjour Amara,\n\nNous cherchons une maison avec un jardin dans Montcalm.',
  question: 'La maison de l’avenue Cartier est-elle toujours à vendre?',
  home: {
    title: 'Jumelé en brique et son logement',
    address: '41, avenue Cartier',
    area: 'Montcalm'
  },
  homePrice: '1 289 000 $',
  consent:
    'Oui, Amara Osei d’Immobilier Cap-Blanc peut aussi m’envoyer des nouvelles et des offres par courriel.',
  answer: {
    subject: 'Votre message sur le 14, rue des Érables',
    text: 'Bonjour Jordan,\n\nMerci de votre message sur le 14, rue des Érables. Je vous aiderai avec plaisir.\n\nAmara Osei'
  },
  reply: {
    subject: 'Re : Votre message sur le 14, rue des Érables',
    text: 'Merci, jeudi à quatre heures serait parfait.'
  },
  letter: {
    subject: 'Le printemps à Montcalm, {prénom}',
    body: '<p>Bonjour {prénom},</p><p>Trois choses sur <strong>Montcalm</strong> ce mois-ci :</p><ul><li>Plus de propriétés</li><li>Des jours plus longs</li></ul><p>La suite est sur <a href="https://oseihomes.ca/blog">mon site</a>.</p>'
  },
  homes: [
    {
      price: '1 249 000 $ (avant : 1 289 000 $)',
      facts: '3 chambres · 2 salles de bain · 1 620 pi²'
    },
    { price: '649 000 $', facts: '1 chambre · 1 salle de bain' }
  ],
  listedBy: 'Inscription de Wei Chen, Immobilier du Port ltée',
  feed: [
    'Propulsé par REALTOR.ca',
    'Données de la chambre, mises à jour le 23 novembre 2026, 14 h 05 UTC',
    'Les marques de commerce REALTOR®, REALTORS® et le logo REALTOR® sont contrôlés par L’Association canadienne de l’immobilier (ACI).'
  ],
  search: 'Montcalm, Québec · Condo · Jusqu’à 800 000 $',
  everyHome: 'Propriétés à vendre'
}

export const sampleTexts: Translated<typeof en> = { en, fr }
