import type { Translated } from '../language.ts'

/** What the editor says about its fields. */
const en = {
  alt: 'Please say what the picture shows.',
  /** What a draft may lack and the site may not. */
  beforePublishing: {
    content: 'Please write the text first.',
    designation: 'Please say what they do.',
    faq_description: 'Please write the answer.',
    post_description: 'Please write the post first.',
    post_excerpt: 'Please sum the post up in a sentence or two.',
    review: 'Please write what was said.'
  },
  imageAddress: 'Please choose a picture, or enter an address that starts with https:// or /.',
  link: 'Please enter an address that starts with https:// or /.',
  noOrder:
    'Only questions and testimonials can be moved. Posts are listed by date, policies by address.',
  policyName:
    'Please use at most 60 lowercase letters, digits and hyphens. For example: terms-of-use',
  question: 'Please write the question.',
  reviewer: 'Please say who said it.',
  title: 'Please give it a title.',
  website: 'Please enter the full website address. For example: https://amaraosei.ca',
  wrongPicture: 'Please choose a JPEG, PNG or WebP picture of at most 600 KB.'
}

const fr: typeof en = {
  alt: 'Veuillez dire ce que montre l’image.',
  beforePublishing: {
    content: 'Veuillez d’abord écrire le texte.',
    designation: 'Veuillez dire ce que fait cette personne.',
    faq_description: 'Veuillez écrire la réponse.',
    post_description: 'Veuillez d’abord écrire l’article.',
    post_excerpt: 'Veuillez résumer l’article en une ou deux phrases.',
    review: 'Veuillez écrire ce qui a été dit.'
  },
  imageAddress: 'Veuillez choisir une image, ou entrer une adresse qui commence par https:// ou /.',
  link: 'Veuillez entrer une adresse qui commence par https:// ou /.',
  noOrder:
    'Seuls les questions et les témoignages peuvent être déplacés. Les articles sont classés par date, et les politiques par adresse.',
  policyName:
    'Veuillez utiliser au plus 60 lettres minuscules, chiffres et traits d’union. Par exemple : conditions-d-utilisation',
  question: 'Veuillez écrire la question.',
  reviewer: 'Veuillez dire de qui il s’agit.',
  title: 'Veuillez donner un titre.',
  website: 'Veuillez entrer l’adresse complète du site Web. Par exemple : https://amaraosei.ca',
  wrongPicture: 'Veuillez choisir une image JPEG, PNG ou WebP d’au plus 600 ko.'
}

export const contentValidation: Translated<typeof en> = { en, fr }
