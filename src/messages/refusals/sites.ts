import { formatMoment } from '#rules/time/format-date-with-dayjs.ts'
import { formatMomentInFrench } from '#rules/time/day-in-french.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses what an agent does with their website’s content. */
const en = {
  changedOnSite: 'The published website has changed in the meantime. Please check it first.',
  isPublished: 'This version is already published.',
  keyIsSecret:
    'This is the secret, which belongs in the field below. Please paste the site key here.',
  keyRejected: 'Google doesn’t accept this secret. Please copy it again.',
  keyUnchecked: 'Google could not be reached to check this key. Please try again later.',
  newer: (at: Date) =>
    `This website was saved in another tab or on another device on ${formatMoment(at)} (Eastern Time). Nothing was overwritten. Please check the newer version first.`,
  newerBuilder: 'This was saved by a newer version of the builder. Please reload the page.',
  noSuchPicture: 'This picture isn’t one of this website’s. Please upload it again.',
  noSuchTemplate: 'Please choose one of the templates.',
  noSuchVersion: 'This version doesn’t exist.',
  notInFuture: 'Please choose a time in the future.',
  notPublished: 'This website isn’t published.',
  nothingToUndo: 'There is nothing to undo.',
  pictureGone: 'There is no such picture.',
  pictureUsed: 'This picture is on your website or in its history, so it can’t be deleted.',
  tooFarAhead: 'Please choose a time within a year.'
}

const fr: typeof en = {
  changedOnSite: 'Le site Web publié a changé entre-temps. Veuillez d’abord le vérifier.',
  isPublished: 'Cette version est déjà publiée.',
  keyIsSecret:
    'C’est la clé secrète, qui va dans le champ suivant. Veuillez coller ici la clé du site.',
  keyRejected: 'Google n’accepte pas cette clé secrète. Veuillez la copier de nouveau.',
  keyUnchecked:
    'Impossible de joindre Google pour vérifier cette clé. Veuillez réessayer plus tard.',
  newer: (at) =>
    `Ce site Web a été enregistré dans un autre onglet ou sur un autre appareil le ${formatMomentInFrench(at)} (heure de l’Est). Rien n’a été remplacé. Veuillez d’abord vérifier la version plus récente.`,
  newerBuilder:
    'Ceci a été enregistré par une version plus récente de l’éditeur. Veuillez recharger la page.',
  noSuchPicture: 'Cette image n’appartient pas à ce site Web. Veuillez la téléverser de nouveau.',
  noSuchTemplate: 'Veuillez choisir un des modèles.',
  noSuchVersion: 'Cette version n’existe pas.',
  notInFuture: 'Veuillez choisir un moment à venir.',
  notPublished: 'Ce site Web n’est pas publié.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  pictureGone: 'Cette image n’existe pas.',
  pictureUsed:
    'Cette image se trouve sur votre site Web ou dans son historique : elle ne peut pas être supprimée.',
  tooFarAhead: 'Veuillez choisir un moment d’ici un an.'
}

export const siteRefusals: Translated<typeof en> = { en, fr }
