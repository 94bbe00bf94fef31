import type { Description } from './description.ts'

/** The calls of the website builder. */
export const SITE_DESCRIPTIONS: Record<string, Description> = {
  siteDraft: {
    summary:
      'Returns the draft of the agent’s website, what is published, and the listings it shows.',
    refusals: [404, 409]
  },
  saveSite: { summary: 'Saves the website’s draft.', refusals: [404, 409, 429] },
  publishSite: { summary: 'Publishes the website’s newest version.', refusals: [404, 409, 429] },
  undoSite: {
    summary: 'Undoes the website’s last publish or unpublish.',
    refusals: [404, 409, 429]
  },
  unpublishSite: { summary: 'Takes the website offline.', refusals: [404, 409, 429] },
  scheduleSite: {
    summary: 'Schedules the newest version, or changes the time of the scheduled one.',
    refusals: [404, 409]
  },
  unscheduleSite: { summary: 'Cancels the website’s schedule.', refusals: [404] },
  siteVersions: { summary: 'Lists the website’s versions.', refusals: [404] },
  siteVersion: { summary: 'Returns the content of a version.', refusals: [404, 409] },
  restoreSite: {
    summary: 'Restores an old version of the website as a new draft.',
    refusals: [404, 409, 429]
  },
  addSitePicture: {
    summary: 'Uploads a picture for the agent’s website.',
    refusals: [404, 409, 429]
  },
  sitePictures: { summary: 'Lists the website’s pictures.', refusals: [404] },
  deleteSitePicture: {
    summary: 'Deletes a picture that no version shows.',
    refusals: [404, 409]
  },
  sitePictureFile: {
    summary: 'Returns a picture of an agent’s website in one width and format.',
    refusals: [404, 429],
    files: ['image/avif', 'image/jpeg', 'image/webp']
  },
  makeSitePreview: {
    summary: 'Creates a link that shows the draft for seven days.',
    refusals: [404, 429]
  },
  revokeSitePreviews: { summary: 'Ends every preview link.', refusals: [404] },
  siteStamps: {
    summary: 'Lists what brokers of record were asked and have decided.',
    refusals: [404]
  },
  askForStamp: {
    summary: 'Emails a link to a version to the broker of record.',
    refusals: [404, 409, 429]
  },
  revokeStamp: { summary: 'Ends a broker’s link.', refusals: [404] },
  brokerageMoves: {
    summary: 'Lists planned, cancelled and done changes of brokerage.',
    refusals: [404]
  },
  planMove: {
    summary: 'Plans the change of brokerage, in place of the planned one.',
    refusals: [404]
  },
  cancelMove: { summary: 'Cancels the planned change of brokerage.', refusals: [404] },
  siteExport: {
    summary: 'Returns how the export of everything stands, and where the website’s addresses lead.',
    refusals: [404]
  },
  startSiteExport: {
    summary: 'Begins an export of the website, listings, leads, texts and account.',
    refusals: [404, 429]
  },
  linkSiteExport: {
    summary: 'Creates a link that downloads the export for ten minutes.',
    refusals: [404, 429]
  },
  siteExportFile: {
    summary: 'Returns the export that a link is for, as a ZIP archive.',
    refusals: [404, 429],
    files: ['application/zip']
  },
  forwardSite: {
    summary: 'Lets the website’s addresses lead to its new one for 90 days.',
    refusals: [404, 422, 429]
  },
  endForwarding: { summary: 'Lets the website’s addresses show it again.', refusals: [404] },
  siteSecrets: {
    summary: 'Lists the website’s keys for other services, without their values.',
    refusals: [404]
  },
  setSiteSecret: {
    summary: 'Sets a key for another service. It can’t be read back.',
    refusals: [404, 422, 429]
  },
  removeSiteSecret: { summary: 'Removes a key for another service.', refusals: [404] },
  sitePosts: { summary: 'Lists the posts of the agent’s website.', refusals: [404] },
  sitePost: { summary: 'Returns a post’s newest version.', refusals: [404] },
  saveSitePost: {
    summary: 'Saves a new version of a post, or a new post.',
    refusals: [404, 409, 429]
  },
  publishSitePost: { summary: 'Publishes a post’s newest version.', refusals: [404, 409, 429] },
  unpublishSitePost: { summary: 'Takes a post off the website.', refusals: [404, 409, 429] },
  scheduleSitePost: {
    summary: 'Schedules the newest version, or changes the time of the scheduled one.',
    refusals: [404, 409]
  },
  unscheduleSitePost: { summary: 'Cancels a post’s schedule.', refusals: [404] },
  deleteSitePost: { summary: 'Deletes a post; it can be put back.', refusals: [404] },
  putBackSitePost: { summary: 'Puts a deleted post back.', refusals: [404, 409] },
  sitePostVersions: { summary: 'Lists a post’s versions.', refusals: [404] },
  restoreSitePost: {
    summary: 'Restores an old version of a post as a new draft.',
    refusals: [404, 409, 429]
  }
}
