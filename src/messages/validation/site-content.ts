import type { Translated } from '../language.ts'

/** What the website builder says about its fields. */
const en = {
  alt: 'Please describe the picture.',
  broker: 'Please enter the broker’s name.',
  brokerage: 'Please enter the brokerage’s name.',
  day: 'Please enter the day on which you set this rate.',
  link: 'Please enter an address that starts with https:// or /.',
  newer: 'This website was saved by a newer version of the builder. Please reload the page.',
  pages: {
    address:
      'Please use at most 60 lowercase letters, digits and hyphens. For example: open-houses',
    fixed: 'A website always has its home, about, homes, areas, contact and privacy pages.',
    'same-address': 'Two pages have the same address. Please change one of them.',
    'same-id': 'Two pages have the same ID.'
  },
  rate: 'Please enter a rate in percent, such as 4.89, or leave it empty.',
  sameLanguage: 'Please choose two different languages.',
  tooLarge: 'This website is too large. Please remove pages or blocks.',
  tooLong: 'Please shorten this text.',
  tooMany: 'Please remove some: there are too many.',
  title: 'Please give the page a title.',
  video: 'Please enter the address of a YouTube or Vimeo video.',
  wrong: 'This part of the website could not be read.'
}

const fr: typeof en = {
  alt: 'Veuillez décrire l’image.',
  broker: 'Veuillez entrer le nom du dirigeant.',
  brokerage: 'Veuillez entrer le nom de l’agence.',
  day: 'Veuillez entrer le jour où vous avez fixé ce taux.',
  link: 'Veuillez entrer une adresse qui commence par https:// ou /.',
  newer:
    'Ce site Web a été enregistré par une version plus récente de l’éditeur. Veuillez recharger la page.',
  pages: {
    address:
      'Veuillez utiliser au plus 60 lettres minuscules, chiffres et traits d’union. Par exemple : visites-libres',
    fixed:
      'Un site Web comporte toujours ses pages Accueil, À propos, Propriétés, Quartiers, Contact et Confidentialité.',
    'same-address': 'Deux pages ont la même adresse. Veuillez en changer une.',
    'same-id': 'Deux pages ont le même identifiant.'
  },
  rate: 'Veuillez entrer un taux en pourcentage, comme 4,89, ou laisser le champ vide.',
  sameLanguage: 'Veuillez choisir deux langues différentes.',
  tooLarge: 'Ce site Web est trop volumineux. Veuillez retirer des pages ou des blocs.',
  tooLong: 'Veuillez raccourcir ce texte.',
  tooMany: 'Veuillez en retirer : il y en a trop.',
  title: 'Veuillez donner un titre à la page.',
  video: 'Veuillez entrer l’adresse d’une vidéo YouTube ou Vimeo.',
  wrong: 'Cette partie du site Web n’a pas pu être lue.'
}

export const siteContentValidation: Translated<typeof en> = { en, fr }
