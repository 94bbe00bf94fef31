import type { Endpoint } from '../endpoint.ts'
import { brokerageMoves, cancelMove, planMove } from './brokerage-moves.ts'
import {
  publishSite,
  restoreSite,
  saveSite,
  scheduleSite,
  siteDraft,
  siteVersion,
  siteVersions,
  undoSite,
  unpublishSite,
  unscheduleSite
} from './site-builder.ts'
import {
  addSitePicture,
  deleteSitePicture,
  sitePictureFile,
  sitePictures
} from './site-pictures.ts'
import {
  endForwarding,
  forwardSite,
  linkSiteExport,
  siteExport,
  siteExportFile,
  startSiteExport
} from './site-exports.ts'
import { makeSitePreview, revokeSitePreviews } from './site-previews.ts'
import { removeSiteSecret, setSiteSecret, siteSecrets } from './site-secrets.ts'
import { askForStamp, revokeStamp, siteStamps } from './site-stamps.ts'
import {
  deleteSitePost,
  publishSitePost,
  putBackSitePost,
  restoreSitePost,
  saveSitePost,
  scheduleSitePost,
  sitePost,
  sitePosts,
  sitePostVersions,
  unpublishSitePost,
  unscheduleSitePost
} from './site-posts.ts'

/** The calls about an agent's own website by name, in reading order. */
export const SITE_CALLS: Record<string, Endpoint> = {
  siteDraft,
  saveSite,
  publishSite,
  undoSite,
  unpublishSite,
  scheduleSite,
  unscheduleSite,
  siteVersions,
  siteVersion,
  restoreSite,
  addSitePicture,
  sitePictures,
  deleteSitePicture,
  sitePictureFile,
  makeSitePreview,
  revokeSitePreviews,
  siteStamps,
  askForStamp,
  revokeStamp,
  brokerageMoves,
  planMove,
  cancelMove,
  siteExport,
  startSiteExport,
  linkSiteExport,
  siteExportFile,
  forwardSite,
  endForwarding,
  siteSecrets,
  setSiteSecret,
  removeSiteSecret,
  sitePosts,
  sitePost,
  saveSitePost,
  publishSitePost,
  unpublishSitePost,
  scheduleSitePost,
  unscheduleSitePost,
  deleteSitePost,
  putBackSitePost,
  sitePostVersions,
  restoreSitePost
}
