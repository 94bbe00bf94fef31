import { ofInFrench } from '#rules/french-elision.ts'
import { groupDigits } from '#rules/money/group-digits.ts'
import { formatDate } from './format-date.ts'
import type { Words } from './words.ts'

/** French leaves a space between thousands at which no line breaks. */
const BETWEEN = '\u00A0'

export const FRENCH: Words = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  pages: {
    home: 'Accueil',
    about: 'À propos',
    homes: 'Propriétés',
    areas: 'Quartiers',
    contact: 'Me joindre',
    privacy: 'Confidentialité',
    own: ''
  },
  colon: `${BETWEEN}: `,
  onThisPage: 'Sur cette page',

  search: 'Trouver une propriété',
  type: 'Type de propriété',
  anyType: 'Tous les types',
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
  noMatch: 'Aucune propriété ne répond à ces deux choix.',
  noHomes: 'Aucune propriété n’est affichée pour le moment.',
  allHomes: (count) => `Voir les ${count} propriétés`,
  ask: 'Poser une question',
  askSubject: (title) => `Au sujet de : ${title}`,
  drawing: (title) => `Illustration : ${title}`,
  cad: (amount) => `${groupDigits(amount, BETWEEN)}${BETWEEN}$`,
  beds: (count) => ['Studio', '1 chambre'][count] ?? `${count} chambres`,
  baths: (count) => (count === 1 ? '1 salle de bain' : `${count} salles de bain`),
  size: (squareFeet) => `${groupDigits(squareFeet, BETWEEN)} pi²`,

  areasTitle: 'Mes quartiers, rue par rue',
  aboutTitle: (firstName) => `Faites la connaissance de ${firstName}`,
  spoken: 'Langues',
  praiseTitle: 'Ce qu’en disent mes clients',
  contactTitle: 'Parlons de votre projet',
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
  preview: `Aperçu${BETWEEN}: non publié`,

  yourName: 'Votre nom',
  yourBrokerage: 'Votre agence',
  designation: 'Courtage immobilier',

  blog: 'Blogue',
  watchOn: (service) => `Voir la vidéo sur ${service}`,
  date: (iso) => formatDate('fr-CA', iso),

  form: {
    name: 'Votre nom',
    email: 'Courriel',
    phone: 'Téléphone',
    address: 'Adresse de la propriété',
    preferred_time: 'Un bon moment pour vous',
    message: 'Message',
    consent: 'Nouvelles et offres',
    optional: '(facultatif)',
    offers: ({ address, brokerage, contact, name }) =>
      `Oui, ${name}, ${ofInFrench(brokerage)}, ${address}, peut aussi m’envoyer par courriel des nouvelles et des offres immobilières. Je peux retirer ce consentement en tout temps, par le lien de chaque courriel ou à ${contact}.`,
    use: (name) => `${name} utilise ce que vous saisissez ici pour vous répondre.`,
    submit: {
      contact: 'Envoyer le message',
      valuation: 'Demander une estimation',
      callback: 'Demander un appel'
    },
    trap: 'Veuillez laisser ce champ vide'
  },
  changeConsent: 'Modifier mon choix sur les statistiques'
}
