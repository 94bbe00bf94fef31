import { describe, expect, test } from 'vitest'
import * as builder from '#contract/websites/site-builder.ts'
import { addSitePicture, deleteSitePicture } from '#contract/websites/site-pictures.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { startPanel } from '../../kit/panel.ts'
import { pictureBytes } from '../../kit/pictures.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'
import { headlineOf, openBuilder, withHeadline } from '../../kit/site-builder.ts'

async function open(engine: typeof RACE_ENGINE) {
  const panel = await startPanel({ engine, settings: { rateLimits: false } })
  return { panel, ann: await openBuilder(panel) }
}

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  test('of six tabs that save at once one wins, and each loser’s words are saved in turn', async () => {
    const { ann, panel } = await open(engine)
    const tabs = Array.from({ length: 6 }, (_, at) => `Tab ${at}`)
    const { content } = await ann.draft()
    let waiting = tabs
    while (waiting.length > 0) {
      const { draft_version: base_version } = await ann.draft()
      const answers = await Promise.all(
        waiting.map((words) =>
          ann.save({ content: withHeadline(content, words), base_version, apart: true })
        )
      )
      const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, ...waiting.slice(1).map(() => 409)])
      waiting = waiting.filter((_, at) => answers[at]?.status !== 200)
    }
    const rows = await panel.world.db.selectFrom('site_versions').select('content').execute()
    const headlines = rows.map((row) => headlineOf(row.content))
    expect(headlines).toEqual(expect.arrayContaining(tabs))
    expect(rows).toHaveLength(7)
  })

  test('a publish beside a save publishes what its caller saw, or is refused', async () => {
    const { ann, panel } = await open(engine)
    for (let round = 1; round <= 8; round++) {
      const { draft_version } = await ann.saveHeadline(`Seen ${round}`)
      const { content } = await ann.draft()
      const unseen = withHeadline(content, `Unseen ${round}`)
      const [published, saved] = await Promise.all([
        ann.publish(draft_version),
        ann.save({ content: unseen, base_version: draft_version })
      ])
      expect(saved.status).toBe(200)
      expect([200, 409]).toContain(published.status)
      const site = await siteOf(panel.world.db, ann.website_id)
      const headline = headlineOf(site?.published)
      expect(headline).not.toContain('Unseen')
      if (published.status === 200) expect(headline).toBe(`Seen ${round}`)
      expect(headlineOf(site?.draft)).toBe(`Unseen ${round}`)
    }
  })

  test('publish, unpublish and undo at once leave one state that the revision counts', async () => {
    const { ann, panel } = await open(engine)
    const { draft_version: version } = await ann.saveHeadline('Published')
    const answers = await Promise.all([
      panel.call(builder.publishSite, { version }, ann),
      panel.call(builder.unpublishSite, {}, ann),
      panel.call(builder.undoSite, { published_version: version }, ann),
      panel.call(builder.publishSite, { version }, ann)
    ])
    const changes = answers.filter(({ status }) => status === 200).length
    expect(changes).toBeGreaterThan(0)
    const site = await siteOf(panel.world.db, ann.website_id)
    expect(site?.revision).toBe(1 + changes)
    expect(site?.published === null).toBe(site?.published_version === null)
  })

  test('a picture that a save uses at the same moment is not deleted from under it', async () => {
    const { ann, panel } = await open(engine)
    for (let round = 1; round <= 4; round++) {
      const bytes = await pictureBytes('png', { colour: `#${round}${round}${round}` })
      const upload = { file: new Blob([new Uint8Array(bytes)]), alt_en: 'A door' }
      const { picture } = (await panel.call(addSitePicture, upload, ann)).body
      const { content, draft_version } = await ann.draft()
      const [saved, deleted] = await Promise.all([
        ann.save({ content: { ...content, logo: picture }, base_version: draft_version }),
        panel.call(deleteSitePicture, { sha256: picture.sha256 }, ann)
      ])
      expect([saved.status, deleted.status].toSorted((a, b) => a - b)).toEqual(
        saved.status === 200 ? [200, 409] : [200, 400]
      )
    }
  })
})
