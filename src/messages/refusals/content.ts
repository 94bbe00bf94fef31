import { formatMoment } from '#rules/time/format-date-with-dayjs.ts'
import { formatMomentInFrench } from '#rules/time/day-in-french.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses what an editor does, or has nothing to show. */
const en = {
  addressTaken: 'A policy with this address already exists.',
  alwaysThere: 'This policy can’t be taken off the site.',
  changedOnSite: 'The site has changed in the meantime. Please check it first.',
  gone: 'This no longer exists.',
  isOnSite: 'This version is already on the site.',
  newer: (savedBy: string, at: Date) =>
    `${savedBy} saved this on ${formatMoment(at)} (Eastern Time). Nothing was overwritten. Please check the newer version first.`,
  noSuchPicture: 'There is no such picture.',
  noSuchPolicy: 'There is no such policy.',
  noFrenchPolicy: 'This policy isn’t translated yet.',
  noSuchRun: 'This publish run doesn’t exist.',
  noSuchVersion: 'This version doesn’t exist.',
  notInFuture: 'Please choose a time in the future.',
  notOnSite: 'This isn’t on the site.',
  nothingToUndo: 'There is nothing to undo.',
  otherFrench:
    'Other French was saved in the meantime. Nothing was overwritten. Please check it first.',
  otherFields: (kind: string) => `These fields don’t belong to a ${kind}.`,
  postGone: 'This post is no longer here.',
  tooFarAhead: 'Please choose a time within a year.',
  unpublishFirst: 'This is on the site. Unpublish it before you delete it.'
}

const fr: typeof en = {
  addressTaken: 'Une politique existe déjà à cette adresse.',
  alwaysThere: 'Cette politique ne peut pas être retirée du site.',
  changedOnSite: 'Le site a changé entre-temps. Veuillez d’abord le vérifier.',
  gone: 'Ce contenu n’existe plus.',
  isOnSite: 'Cette version est déjà sur le site.',
  newer: (savedBy, at) =>
    `${savedBy} a enregistré ce contenu le ${formatMomentInFrench(at)} (heure de l’Est). Rien n’a été remplacé. Veuillez d’abord vérifier la version plus récente.`,
  noSuchPicture: 'Cette image n’existe pas.',
  noSuchPolicy: 'Cette politique n’existe pas.',
  noFrenchPolicy: 'Cette politique n’est pas encore traduite.',
  noSuchRun: 'Cette publication n’existe pas.',
  noSuchVersion: 'Cette version n’existe pas.',
  notInFuture: 'Veuillez choisir un moment à venir.',
  notOnSite: 'Ce contenu n’est pas sur le site.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  otherFrench:
    'Un autre texte français a été enregistré entre-temps. Rien n’a été remplacé. Veuillez d’abord le vérifier.',
  otherFields: (kind) => `Ces champs ne conviennent pas à ce type de contenu : ${kind}.`,
  postGone: 'Cet article n’est plus ici.',
  tooFarAhead: 'Veuillez choisir un moment d’ici un an.',
  unpublishFirst: 'Ce contenu est sur le site. Retirez-le du site avant de le supprimer.'
}

export const contentRefusals: Translated<typeof en> = { en, fr }
