import type { Translated } from '../language.ts'

/** What the editor of a listing says about its fields. */
const en = {
  bathrooms: 'Please enter a whole number. Two full bathrooms and a half bath are 3.',
  address: 'Please enter the street and number. For example: 12 Elm Street',
  city: 'Please enter the city or town.',
  close: 'Please enter the day on which the sale closes or closed.',
  consent: 'Please enter the day on which they agreed.',
  date: 'Please choose a day.',
  end: 'The open house must end after it starts.',
  link: 'Please enter an address that starts with https://.',
  number: 'Please enter a number, 0 or more.',
  photos: 'Please describe every photo, in at least one language.',
  pin: {
    'outside-canada': 'This point isn’t in Canada. Please check latitude and longitude.',
    'outside-province': 'This point isn’t in the listing’s province. Please check both.',
    swapped: 'Latitude and longitude seem to be reversed.',
    one: 'Please enter both latitude and longitude, or neither.'
  },
  price: {
    high: 'Please check the price: it’s more than a billion dollars.',
    low: 'Is the price right? Leave it empty if buyers should ask for it.',
    unreadable: 'Please enter the price in dollars. For example: 899,900'
  },
  time: 'Please enter a time. For example: 14:00',
  title: 'Please give the listing a title, in at least one language.',
  tooLong: 'Please shorten this text.',
  tooMany: 'Please remove some: there are too many.',
  whole: 'Please enter a whole number, 0 or more.',
  year: 'Please enter a year. For example: 1987'
}

const fr: typeof en = {
  bathrooms: 'Veuillez entrer un nombre entier. Deux salles de bain et une salle d’eau font 3.',
  address: 'Veuillez entrer le numéro et la rue. Par exemple : 12, rue des Ormes',
  city: 'Veuillez entrer la ville ou le village.',
  close: 'Veuillez entrer la date de clôture de la vente.',
  consent: 'Veuillez entrer la date de leur accord.',
  date: 'Veuillez choisir un jour.',
  end: 'La visite libre doit se terminer après son début.',
  link: 'Veuillez entrer une adresse qui commence par https://.',
  number: 'Veuillez entrer un nombre, 0 ou plus.',
  photos: 'Veuillez décrire chaque photo, dans au moins une langue.',
  pin: {
    'outside-canada':
      'Ce point n’est pas au Canada. Veuillez vérifier la latitude et la longitude.',
    'outside-province':
      'Ce point n’est pas dans la province de la propriété. Veuillez vérifier les deux.',
    swapped: 'La latitude et la longitude semblent inversées.',
    one: 'Veuillez entrer la latitude et la longitude, ou aucune des deux.'
  },
  price: {
    high: 'Veuillez vérifier le prix : il dépasse un milliard de dollars.',
    low: 'Le prix est-il exact? Laissez le champ vide si les acheteurs doivent le demander.',
    unreadable: 'Veuillez entrer le prix en dollars. Par exemple : 899 900'
  },
  time: 'Veuillez entrer une heure. Par exemple : 14:00',
  title: 'Veuillez donner un titre à la propriété, dans au moins une langue.',
  tooLong: 'Veuillez raccourcir ce texte.',
  tooMany: 'Veuillez en retirer : il y en a trop.',
  whole: 'Veuillez entrer un nombre entier, 0 ou plus.',
  year: 'Veuillez entrer une année. Par exemple : 1987'
}

export const listingValidation: Translated<typeof en> = { en, fr }
