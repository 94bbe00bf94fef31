import type { Translated } from '../language.ts'

/** Why the panel refuses what an editor does, or has nothing to show. */
const en = {
  addressTaken: 'A policy with this address already exists.',
  alwaysThere: 'This policy can’t be taken off the site.',
  changedOnSite: 'The site has changed in the meantime. Please check it first.',
  gone: 'This no longer exists.',
  isOnSite: 'This version is already on the site.',
  newer: (savedBy: string, at: string) =>
    `${savedBy} saved this on ${at} (Eastern Time). Nothing was overwritten. Please check the newer version first.`,
  noSuchPicture: 'There is no such picture.',
  noSuchPolicy: 'There is no such policy.',
  noSuchRun: 'This publish run doesn’t exist.',
  noSuchVersion: 'This version doesn’t exist.',
  notInFuture: 'Please choose a time in the future.',
  notOnSite: 'This isn’t on the site.',
  nothingToUndo: 'There is nothing to undo.',
  otherFields: (kind: string) => `These fields don’t belong to a ${kind}.`,
  postGone: 'This post is no longer here.',
  tooFarAhead: 'Please choose a time within a year.',
  unpublishFirst: 'This is on the site. Unpublish it before you delete it.'
}

export const contentRefusals: Translated<typeof en> = { en }
