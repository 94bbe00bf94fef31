import type { Translated } from '../language.ts'

/** What a blog post's form says about its fields. */
const en = {
  address:
    'Please use at most 60 lowercase letters, digits and hyphens. For example: first-open-house',
  tooLong: 'Please shorten this text.',
  missing: {
    title: 'Please give the post a title.',
    description: 'Please describe the post in a sentence or two.',
    cover: 'Please describe the picture in the post’s language.',
    body: 'Please write the post.'
  }
}

const fr: typeof en = {
  address:
    'Veuillez utiliser au plus 60 lettres minuscules, chiffres et traits d’union. Par exemple : premiere-visite-libre',
  tooLong: 'Veuillez raccourcir ce texte.',
  missing: {
    title: 'Veuillez donner un titre à l’article.',
    description: 'Veuillez décrire l’article en une phrase ou deux.',
    cover: 'Veuillez décrire l’image dans la langue de l’article.',
    body: 'Veuillez écrire l’article.'
  }
}

export const sitePostValidation: Translated<typeof en> = { en, fr }
