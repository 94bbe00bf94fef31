import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { siteData } from '#contract/site-data.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { anyItem, resetContent, registerEditor } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  let restoreContent: () => Promise<void>
  let ann: { token: string }
  beforeAll(async () => {
    panel = await startPanel({ engine, settings: { rateLimits: false } })
    restoreContent = await resetContent(panel)
    ann = await registerEditor(panel)
  })
  afterAll(async () => {
    await restoreContent()
    await panel.close()
  })

  test('moves, drafts, publishings, deletions and imports at once all succeed and leave one order', async () => {
    const kind = 'faq'
    const list = async (): Promise<editor.ItemRow[]> =>
      (await panel.call(editor.editorItems, { kind, limit: 100 }, ann)).body.data
    const add = async (name: string) => {
      const fields = { faq_title: `Question ${name}?`, faq_description: 'An answer.' }
      const begin = { kind, item_id: null, base_version: 0, fields } as const
      return panel.call(editor.saveItem, begin, ann)
    }
    const published = async (name: string) => {
      const { item_id, version } = (await add(name)).body
      return panel.call(editor.publishItem, { kind, item_id, version }, ann)
    }
    const deleted = async (name: string) => {
      const { item_id, version } = (await add(name)).body
      return panel.call(editor.deleteItem, { kind, item_id, version }, ann)
    }
    const rows = await list()
    const answers = await Promise.all(
      rows
        .slice(0, 6)
        .flatMap(({ item_id }, at) => [
          panel.call(editor.moveItem, { kind, item_id, place: rows.length - at }, ann),
          published(`published ${at}`),
          deleted(`deleted ${at}`)
        ])
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const content = await exportContent(panel.world.db)
    const item_id = await anyItem(panel, kind)
    const [told] = await Promise.all([
      importContent(panel.world, readContent(content)),
      panel.call(editor.moveItem, { kind, item_id, place: 2 }, ann),
      published('beside an import')
    ])
    expect(told).toContain('Imported ')

    const { db } = panel.world
    const places = await db
      .selectFrom('content_items')
      .select(['item_id', 'position'])
      .where('kind', '=', kind)
      .execute()
    const live = await db.selectFrom('faq').select(['faq_id', 'position']).execute()
    const placeOf = new Map(places.map(({ item_id, position }) => [item_id, position]))
    expect(live.filter(({ faq_id, position }) => placeOf.get(String(faq_id)) !== position)).toEqual(
      []
    )
    expect(places.map(({ position }) => position ?? 0).toSorted((a, b) => a - b)).toEqual(
      places.map((_, index) => index + 1)
    )
    const onSite = (await panel.call(siteData, {})).body.faq as { faq_title: string }[]
    const inEditor = (await list()).filter((row) => row.published_version !== null)
    expect(onSite.map(({ faq_title }) => faq_title)).toEqual(inEditor.map(({ title }) => title))
  })
})
