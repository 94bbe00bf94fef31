import type { Hono } from 'hono'
import {
  addSitePicture,
  deleteSitePicture,
  sitePictureFile,
  sitePictures
} from '#contract/websites/site-pictures.ts'
import { makeSitePreview, revokeSitePreviews } from '#contract/websites/site-previews.ts'
import { removeSiteSecret, setSiteSecret, siteSecrets } from '#contract/websites/site-secrets.ts'
import { messageFrom } from '#messages/language.ts'
import { siteRefusals } from '#messages/refusals/sites.ts'
import { previewPath } from '#rules/websites/preview-path.ts'
import { SITE_PICTURE_BYTES_MAX } from '#rules/websites/picture-upload.ts'
import { readMediaName } from '#rules/websites/site-media.ts'
import { ownWebsiteId, writeSiteState } from '../actions/websites/own-site.ts'
import { readSiteMedia } from '../actions/websites/read-site-media.ts'
import * as pictures from '../actions/websites/site-pictures.ts'
import * as previews from '../actions/websites/site-previews.ts'
import * as secrets from '../actions/websites/site-secrets.ts'
import { limit } from '../http/rate-limit.ts'
import { received } from '../http/read-upload.ts'
import { serve } from '../http/serve.ts'
import type { AgentRow } from '../records/accounts/agents.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'

const QUARTER_HOUR = 15 * 60
const PICTURE_GONE = messageFrom(siteRefusals, (t) => t.pictureGone)

/** What belongs to an agent's website besides its content: pictures, preview links and keys. */
export function siteSettingsRoutes(app: Hono, world: World): void {
  const limited = ({ agent_id }: AgentRow, what: string, hits: number) =>
    limit(world, `site-${what}:${agent_id}`, { hits, seconds: QUARTER_HOUR })

  serve(
    app,
    world,
    addSitePicture,
    async ({ alt_en, alt_fr, file }, { agent }) => {
      const website_id = await ownWebsiteId(world, agent)
      const alt = { en: alt_en, fr: alt_fr }
      const picture = { alt, file: received(file) }
      return { picture: await pictures.addSitePicture(world, website_id, picture) }
    },
    {
      before: async ({ agent }) => {
        await limited(agent, 'picture', 300)
        await ownWebsiteId(world, agent)
      },
      bodyLimit: SITE_PICTURE_BYTES_MAX,
      tooLarge: pictures.PICTURE_TOO_LARGE
    }
  )

  serve(app, world, sitePictures, async (_input, { agent }) => ({
    data: await pictures.listSitePictures(world, await ownWebsiteId(world, agent))
  }))

  serve(app, world, deleteSitePicture, async ({ sha256 }, { agent }) => {
    await pictures.deleteSitePicture(world, await ownWebsiteId(world, agent), sha256)
    return {}
  })

  serve(
    app,
    world,
    sitePictureFile,
    async ({ name, website_id }, { ip }) => {
      await limit(world, `site-picture:${ip}`, { hits: 3000, seconds: QUARTER_HOUR })
      const wanted = readMediaName(name)
      const file = wanted && (await readSiteMedia(world, { website_id, ...wanted }))
      if (!file) throw new Refused(PICTURE_GONE, 404)
      return new File([new Uint8Array(file.bytes)], name, { type: file.type })
    },
    { lasting: true }
  )

  serve(app, world, makeSitePreview, async (_input, { agent }) => {
    await limited(agent, 'preview', 20)
    const { website_id, website_url } = await writeSiteState(world, agent)
    const { expires, token } = await previews.makePreview(world, website_id)
    return { url: `${website_url}${previewPath(token)}`, expires: expires.toISOString() }
  })

  serve(app, world, revokeSitePreviews, async (_input, { agent }) => {
    await previews.revokePreviews(world, await ownWebsiteId(world, agent))
    return {}
  })

  serve(app, world, siteSecrets, async (_input, { agent }) => ({
    data: await secrets.listSiteSecrets(world, await ownWebsiteId(world, agent))
  }))

  serve(app, world, setSiteSecret, async (secret, { agent }) => {
    await limited(agent, 'secret', 30)
    const website_id = await ownWebsiteId(world, agent)
    await secrets.setSiteSecret(world, website_id, secret)
    return { data: await secrets.listSiteSecrets(world, website_id) }
  })

  serve(app, world, removeSiteSecret, async ({ name }, { agent }) => {
    const website_id = await ownWebsiteId(world, agent)
    await secrets.removeSiteSecret(world, website_id, name)
    return { data: await secrets.listSiteSecrets(world, website_id) }
  })
}
