import type { Translated } from './language.ts'

/** The fields of a website’s blocks, in the builder. */
const en = {
  fields: {
    headline: 'Headline',
    intro: 'Introduction',
    title: 'Title',
    text: 'Text',
    note: 'Note',
    picture: 'Picture',
    button: 'Button',
    greeting: 'Greeting in another language',
    side: 'Side of the picture',
    url: 'Address of the video',
    still: 'Picture before the video is played',
    areas: 'Areas',
    testimonials: 'Testimonials',
    questions: 'Questions',
    pictures: 'Pictures',
    figures: 'Figures',
    hours: 'Hours',
    logos: 'Logos',
    name: 'Name',
    vignette: 'Drawing, if there is no picture',
    words: 'Words',
    who: 'Name',
    where: 'Place',
    question: 'Question',
    answer: 'Answer',
    caption: 'Caption',
    value: 'Figure',
    label: 'Label',
    days: 'Days',
    rate: 'Interest rate that you assume, in percent',
    rate_on: 'Day on which you set this rate'
  },
  hints: {
    url: 'For example: https://www.youtube.com/watch?v=…',
    greeting: 'Shown above the headline. For example: Akwaaba',
    rate: 'Visitors see it with your name and its day, here and on the page of each home. Without a rate they type their own. For example: 4.89',
    rate_on: 'A rate is only shown with its day.'
  },
  sides: { left: 'Left', right: 'Right' },
  greetingLanguage: 'Its language code',
  greetingLanguageHint: 'For screen readers. For example: pa for Punjabi, zh for Chinese',
  noVignette: 'Chosen for you',
  vignettes: {
    campus: 'Campus',
    fields: 'Fields',
    hills: 'Hills',
    'main-street': 'Main street',
    market: 'Market',
    'old-town': 'Old town',
    park: 'Park',
    transit: 'Transit',
    water: 'Water'
  },
  button: {
    label: 'Label',
    target: 'Opens',
    targets: {
      page: 'A page of your website',
      call: 'A call to your phone number',
      email: 'An email to you',
      url: 'Another address'
    },
    page: 'Page',
    url: 'Address',
    urlHint: 'Starts with https://',
    hint: 'Without a label there is no button.'
  },
  entry: {
    add: (list: string) => `Add to ${list.toLowerCase()}`,
    numbered: (number: number) => `Entry ${number}`,
    remove: (name: string) => `Remove ${name}`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`
  },
  picture: {
    choose: 'Choose picture',
    chooseLabelled: (label: string) => `Choose picture: ${label}`,
    change: 'Change',
    changeLabelled: (label: string) => `Change: ${label}`,
    remove: 'Remove',
    removeLabelled: (label: string) => `Remove: ${label}`,
    dialog: 'Choose a picture',
    file: 'Picture file',
    chooseFile: 'Choose a file',
    chooseAnother: 'Choose another file',
    formats: 'JPEG, HEIC, PNG or WebP. Large pictures are scaled down for you.',
    yours: 'Your pictures',
    yourPicture: (description: string) => description || 'A picture without a description',
    alt: 'Description',
    altHint:
      'Describes the picture for people who can’t see it. For example: A brick house with a porch',
    altMissing: 'Please describe the picture.',
    missing: 'Please choose a picture.',
    use: 'Use this picture',
    uploading: 'Uploading…'
  }
}

const fr: typeof en = {
  fields: {
    headline: 'Grand titre',
    intro: 'Introduction',
    title: 'Titre',
    text: 'Texte',
    note: 'Note',
    picture: 'Image',
    button: 'Bouton',
    greeting: 'Salutation dans une autre langue',
    side: 'Côté de l’image',
    url: 'Adresse de la vidéo',
    still: 'Image avant la lecture de la vidéo',
    areas: 'Quartiers',
    testimonials: 'Témoignages',
    questions: 'Questions',
    pictures: 'Images',
    figures: 'Chiffres',
    hours: 'Heures',
    logos: 'Logos',
    name: 'Nom',
    vignette: 'Dessin, s’il n’y a pas d’image',
    words: 'Témoignage',
    who: 'Nom',
    where: 'Lieu',
    question: 'Question',
    answer: 'Réponse',
    caption: 'Légende',
    value: 'Chiffre',
    label: 'Libellé',
    days: 'Jours',
    rate: 'Taux d’intérêt que vous supposez, en pourcentage',
    rate_on: 'Jour où vous avez fixé ce taux'
  },
  hints: {
    url: 'Par exemple : https://www.youtube.com/watch?v=…',
    greeting: 'Affichée au-dessus du grand titre. Par exemple : Akwaaba',
    rate: 'Les visiteurs le voient avec votre nom et son jour, ici et sur la page de chaque propriété. Sans taux, ils entrent le leur. Par exemple : 4,89',
    rate_on: 'Un taux n’est affiché qu’avec son jour.'
  },
  sides: { left: 'Gauche', right: 'Droite' },
  greetingLanguage: 'Code de sa langue',
  greetingLanguageHint:
    'Pour les lecteurs d’écran. Par exemple : pa pour le pendjabi, zh pour le chinois',
  noVignette: 'Choisi pour vous',
  vignettes: {
    campus: 'Campus',
    fields: 'Champs',
    hills: 'Collines',
    'main-street': 'Rue principale',
    market: 'Marché',
    'old-town': 'Vieille ville',
    park: 'Parc',
    transit: 'Transport en commun',
    water: 'Eau'
  },
  button: {
    label: 'Libellé',
    target: 'Ouvre',
    targets: {
      page: 'Une page de votre site',
      call: 'Un appel à votre numéro',
      email: 'Un courriel à votre adresse',
      url: 'Une autre adresse'
    },
    page: 'Page',
    url: 'Adresse',
    urlHint: 'Commence par https://',
    hint: 'Sans libellé, il n’y a pas de bouton.'
  },
  entry: {
    add: (list) => `Ajouter : ${list.toLowerCase()}`,
    numbered: (number) => `Élément ${number}`,
    remove: (name) => `Retirer ${name}`,
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`
  },
  picture: {
    choose: 'Choisir une image',
    chooseLabelled: (label) => `Choisir une image : ${label}`,
    change: 'Changer',
    changeLabelled: (label) => `Changer : ${label}`,
    remove: 'Retirer',
    removeLabelled: (label) => `Retirer : ${label}`,
    dialog: 'Choisir une image',
    file: 'Fichier de l’image',
    chooseFile: 'Choisir un fichier',
    chooseAnother: 'Choisir un autre fichier',
    formats: 'JPEG, HEIC, PNG ou WebP. Les grandes images sont réduites pour vous.',
    yours: 'Vos images',
    yourPicture: (description) => description || 'Une image sans description',
    alt: 'Description',
    altHint:
      'Décrit l’image aux personnes qui ne la voient pas. Par exemple : Une maison de brique avec un porche',
    altMissing: 'Veuillez décrire l’image.',
    missing: 'Veuillez choisir une image.',
    use: 'Utiliser cette image',
    uploading: 'Téléversement…'
  }
}

export const websiteFieldsMessages: Translated<typeof en> = { en, fr }
