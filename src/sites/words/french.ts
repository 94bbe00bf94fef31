import { groupDigits } from '#rules/money/group-digits.ts'
import type { Words } from './words.ts'

/** French leaves a space between thousands at which no line breaks. */
const BETWEEN = '\u00A0'

export const FRENCH: Words = {
  skip: 'Aller aux propriétés',
  menu: 'Sur cette page',
  homes: 'Propriétés',
  areas: 'Quartiers',
  about: 'À propos',
  contact: 'Me joindre',

  search: 'Trouver une propriété',
  type: 'Type de propriété',
  anyType: 'Tous les types',
  types: { condo: 'Condo', house: 'Maison', townhouse: 'Maison de ville' },
  price: 'Prix',
  anyPrice: 'Tous les prix',
  bands: {
    high: '1 000 000 $ et plus',
    low: 'Moins de 600 000 $',
    middle: 'De 600 000 $ à 1 000 000 $'
  },
  showHomes: 'Voir les propriétés',

  homesTitle: 'Propriétés à la une',
  homesNote: 'Prix en dollars canadiens.',
  sampleListing: 'Inscription fictive',
  sampleNumber: (number) => `Propriété fictive ${number}`,
  sampleAreas: [
    {
      name: 'Rue principale',
      note: 'Des commerces, des cafés, tout à pied.',
      vignette: 'main-street'
    },
    {
      name: 'Près du parc',
      note: 'De grands arbres, des rues calmes, de bonnes écoles.',
      vignette: 'park'
    },
    {
      name: 'À deux pas du métro',
      note: 'Le centre-ville en quelques minutes, sans auto.',
      vignette: 'transit'
    },
    {
      name: 'Au bord de l’eau',
      note: 'Une piste pour courir, un banc pour s’asseoir.',
      vignette: 'water'
    }
  ],
  noMatch:
    'Aucune propriété ne répond à ces deux choix. Dites-moi ce que vous cherchez et je le trouverai.',
  noHomes: 'De nouvelles propriétés arrivent bientôt. Demandez-moi lesquelles.',
  ask: 'En savoir plus',
  askSubject: (title) => `Au sujet de : ${title}`,
  drawing: (title) => `Illustration : ${title}`,
  cad: (amount) => `${groupDigits(amount, BETWEEN)}${BETWEEN}$`,
  beds: (count) => (count === 1 ? '1 chambre' : `${count} chambres`),
  baths: (count) => (count === 1 ? '1 salle de bain' : `${count} salles de bain`),
  size: (squareFeet) => `${groupDigits(squareFeet, BETWEEN)} pi²`,

  areasTitle: 'Mes quartiers, rue par rue',
  aboutTitle: (firstName) => `Faites la connaissance de ${firstName}`,
  spoken: 'Langues',
  praiseTitle: 'Ce qu’en disent mes clients',
  contactTitle: 'Parlons de votre projet',
  contactNote: 'Appelez, écrivez ou passez au bureau. Vous aurez une réponse le jour même.',
  call: 'Appeler',
  write: 'Écrire',
  office: 'Bureau',
  fax: 'Télécopieur',

  brokerage: 'Agence',
  notForClients: 'Ne vise pas à solliciter les personnes déjà liées par contrat à une agence.',
  sampleSite: 'Site d’exemple',
  madeWith: (product, template) =>
    `Site d’exemple créé avec ${template ? `le modèle ${template} de ` : ''}${product}`,
  getTemplate: 'Obtenir le modèle',
  sampleNote: 'La personne, les propriétés et les témoignages sont inventés.',
  preview: 'Aperçu',
  previewNote: 'Les propriétés et les quartiers sont des exemples.',

  yourName: 'Votre nom',
  yourBrokerage: 'Votre agence',
  designation: 'Courtage immobilier',
  headline: (city) =>
    city === undefined ? 'Trouvez le chez-vous qui vous ressemble.' : `Votre chez-vous à ${city}.`,
  intro: (brokerage) =>
    `Des conseils clairs, une vraie connaissance du terrain et du temps pour vos questions, avec ${brokerage}.`,
  aboutMe: (name, brokerage) => [
    `${name} accompagne acheteurs et vendeurs avec ${brokerage} : un plan clair, des chiffres vérifiables et une réponse quand vous appelez.`,
    'Chaque projet commence par une conversation sur votre façon de vivre et se termine par les clés entre les bonnes mains.'
  ]
}
