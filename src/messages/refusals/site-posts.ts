import { formatMoment } from '#rules/time/format-date-with-dayjs.ts'
import { formatMomentInFrench } from '#rules/time/day-in-french.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses what an agent does with a blog post. */
const en = {
  addressTaken: 'Another post of yours has this address. Please choose another one.',
  addressTakenSince:
    'Another post now has this post’s address. Please change the other post’s address first.',
  gone: 'This post was deleted.',
  isPublished: 'This version is already published.',
  newer: (at: Date) =>
    `This post was saved in another tab or on another device on ${formatMoment(at)} (Eastern Time). Nothing was overwritten. Please check the newer version first.`,
  noSuchVersion: 'This version doesn’t exist.',
  notPublished: 'This post isn’t published.',
  otherLanguage:
    'Your website isn’t in this language. Please choose another one for this post, or add the language in the website builder.',
  tooMany: (most: number) => `A website has at most ${most} posts. Please delete one first.`
}

const fr: typeof en = {
  addressTaken: 'Un autre de vos articles a cette adresse. Veuillez en choisir une autre.',
  addressTakenSince:
    'Un autre article a maintenant l’adresse de celui-ci. Veuillez d’abord changer l’adresse de l’autre article.',
  gone: 'Cet article a été supprimé.',
  isPublished: 'Cette version est déjà publiée.',
  newer: (at) =>
    `Cet article a été enregistré dans un autre onglet ou sur un autre appareil le ${formatMomentInFrench(at)} (heure de l’Est). Rien n’a été remplacé. Veuillez d’abord vérifier la version plus récente.`,
  noSuchVersion: 'Cette version n’existe pas.',
  notPublished: 'Cet article n’est pas publié.',
  otherLanguage:
    'Votre site Web n’est pas dans cette langue. Veuillez en choisir une autre pour cet article, ou ajouter la langue dans l’éditeur de site Web.',
  tooMany: (most) =>
    `Un site Web compte au plus ${most} articles. Veuillez d’abord en supprimer un.`
}

export const sitePostRefusals: Translated<typeof en> = { en, fr }
