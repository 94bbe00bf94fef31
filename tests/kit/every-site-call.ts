import { leadReport } from '#contract/leads/report.ts'
import * as builder from '#contract/websites/site-builder.ts'
import * as pictures from '#contract/websites/site-pictures.ts'
import { brokerageMoves, cancelMove, planMove } from '#contract/websites/brokerage-moves.ts'
import { askForStamp, revokeStamp, siteStamps } from '#contract/websites/site-stamps.ts'
import { NEW_BROKERAGE } from './repeated-site-calls.ts'
import * as siteExports from '#contract/websites/site-exports.ts'
import { makeSitePreview, revokeSitePreviews } from '#contract/websites/site-previews.ts'
import { removeSiteSecret, setSiteSecret, siteSecrets } from '#contract/websites/site-secrets.ts'
import * as posts from '#contract/websites/site-posts.ts'
import { mediaName } from '#rules/websites/site-media.ts'
import { makeEveryListingCall } from './every-listing-call.ts'
import type { TestPanel } from './panel.ts'
import { pictureBlob } from './pictures.ts'
import { openBlog } from './site-posts.ts'
import { openBuilder } from './site-builder.ts'

/** Makes every call of the website builder and the report, and each of their refusals once. */
export async function makeEverySiteCall(panel: TestPanel): Promise<void> {
  const ann = await openBuilder(panel)
  const { content } = await ann.draft()
  const { draft_version: version } = await ann.saveHeadline('Another headline')
  await ann.save({ content, base_version: 1 })
  const publish_at = new Date(+panel.now() + 60_000).toISOString()
  await panel.call(builder.scheduleSite, { version, publish_at }, ann)
  await panel.call(builder.unscheduleSite, {}, ann)
  await ann.publish(version)
  await ann.publish(version)
  await panel.call(builder.undoSite, { published_version: version }, ann)
  await panel.call(builder.unpublishSite, {}, ann)
  await panel.call(builder.siteVersions, {}, ann)
  await panel.call(builder.siteVersion, { version: 1 }, ann)
  await panel.call(builder.siteVersion, { version: 99 }, ann)
  const older = { version: 1, base_version: version }
  const { body: restored } = await panel.call(builder.restoreSite, older, ann)

  const file = await pictureBlob('png')
  const { body } = await panel.call(pictures.addSitePicture, { file }, ann)
  await panel.call(pictures.addSitePicture, { file: new Blob(['not a picture']) }, ann)
  await panel.call(pictures.sitePictures, {}, ann)
  const { sha256, width } = body.picture
  const name = mediaName({ sha256, width, format: 'webp' })
  await panel.request(`/general/sitePictures/${ann.website_id}/${name}`)
  await panel.request(`/general/sitePictures/${ann.website_id + 1}/${name}`)
  await panel.call(pictures.deleteSitePicture, { sha256 }, ann)

  await panel.call(makeSitePreview, {}, ann)
  await panel.call(revokeSitePreviews, {}, ann)
  const broker = { name: 'Ruth Baker', email: 'ruth@b.example' }
  await panel.call(askForStamp, { version: restored.draft_version, ...broker }, ann)
  const stamps = await panel.call(siteStamps, {}, ann)
  await panel.call(revokeStamp, { stamp_id: stamps.body.data[0]?.stamp_id ?? 0 }, ann)
  const move_at = new Date(+panel.now() + 60_000).toISOString()
  await panel.call(planMove, { ...NEW_BROKERAGE, move_at }, ann)
  await panel.call(brokerageMoves, {}, ann)
  await panel.call(cancelMove, {}, ann)
  await panel.call(siteExports.startSiteExport, {}, ann)
  await panel.call(siteExports.siteExport, {}, ann)
  await panel.call(siteExports.linkSiteExport, {}, ann)
  await panel.request(siteExports.siteExportFile.path.replace(':token', 'unknown'))
  await panel.call(siteExports.forwardSite, { address: 'https://elsewhere-homes.ca' }, ann)
  await panel.call(siteExports.endForwarding, {}, ann)
  const secret = { name: 'ga4_measurement_id', value: 'G-ABC1234567' } as const
  await panel.call(setSiteSecret, secret, ann)
  await panel.call(siteSecrets, {}, ann)
  await panel.call(removeSiteSecret, { name: secret.name }, ann)
  await panel.call(leadReport, {}, ann)
  await panel.call(leadReport, { month: '2020-01' }, ann)
  await makeEveryPostCall(panel, ann)
  await makeEveryListingCall(panel, ann)
}

async function makeEveryPostCall(
  panel: TestPanel,
  agent: { token: string; website_id: number }
): Promise<void> {
  const { call, list, save } = await openBlog(panel, agent)
  const { body: first } = await save()
  const { body: post } = await save({ title: 'Another title' }, first, { apart: true })
  await save({ title: 'Too late' }, first)
  const { post_id, version } = post
  const publish_at = new Date(+panel.now() + 60_000).toISOString()
  await list()
  await call(posts.sitePost, { post_id })
  await call(posts.scheduleSitePost, { post_id, version, publish_at })
  await call(posts.unscheduleSitePost, { post_id })
  await call(posts.publishSitePost, { post_id, version })
  await call(posts.unpublishSitePost, { post_id })
  await call(posts.sitePostVersions, { post_id })
  await call(posts.restoreSitePost, { post_id, version: version - 1, base_version: version })
  await call(posts.deleteSitePost, { post_id })
  await call(posts.sitePost, { post_id })
  await call(posts.putBackSitePost, { post_id })
}
