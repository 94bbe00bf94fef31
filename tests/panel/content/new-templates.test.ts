import { afterAll, beforeAll, expect, test } from 'vitest'
import { up as offerFirst } from '#panel/tables/migrations/018t-templates.ts'
import { up as offerNext } from '#panel/tables/migrations/018u-metro-and-maison.ts'
import { up as offerNewest } from '#panel/tables/migrations/018v-aurora-and-orchard.ts'
import { migrate } from '#panel/tables/migrate.ts'
import { kyselyOver } from '#panel/services/database/database.ts'
import { openInMemory } from '../../kit/in-memory-database.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

async function offerTemplates(db: TestPanel['world']['db']) {
  for (const up of [offerFirst, offerNext, offerNewest]) await up(db)
}

async function offered() {
  const { db } = panel.world
  return {
    templates: await db.selectFrom('templates').selectAll().orderBy('website_id').execute(),
    demos: await db.selectFrom('demo_websites').selectAll().orderBy('demo_id').execute()
  }
}

/** Samples that came with their template. */
const NEW_SAMPLES = ['/demo/nadia-haddad', '/demo/delphine-lafferty']

/** The content of a database from before the new templates. */
async function goBack() {
  const { db } = panel.world
  const former = {
    '/demo/noah-cardinal': 1,
    '/demo/mei-chen': 2,
    '/demo/jaspreet-gill': 1,
    '/demo/luc-tremblay': 2,
    '/demo/marie-eve-desrosiers-laflamme': 3
  }
  for (const [base_url, template_id] of Object.entries(former)) {
    await db
      .updateTable('demo_websites')
      .set({ template_id })
      .where('base_url', '=', base_url)
      .execute()
  }
  await db.deleteFrom('demo_websites').where('base_url', 'in', NEW_SAMPLES).execute()
  await db.deleteFrom('templates').where('website_id', '>', 3).execute()
}

test('an installed database gets the new templates and their samples, however often', async () => {
  const shipped = await offered()
  await goBack()

  await offerTemplates(panel.world.db)
  expect(await offered()).toEqual(shipped)
  await offerTemplates(panel.world.db)
  expect(await offered()).toEqual(shipped)
})

test('an owner’s own template keeps its number, and no sample is shown as made with it', async () => {
  const { db } = panel.world
  const shipped = await offered()
  await goBack()
  const own = { ...shipped.templates[3]!, website_name: 'Our own', base_url: '/our-own' }
  await db.insertInto('templates').values(own).execute()

  await offerTemplates(db)
  const { templates, demos } = await offered()
  expect(templates[3]).toEqual(own)
  expect(demos.find(({ base_url }) => base_url === '/demo/noah-cardinal')?.template_id).toBe(1)

  await goBack()
  await offerTemplates(db)
  expect(await offered()).toEqual(shipped)
})

test('a database without samples gets the templates, and no sample', async () => {
  const { db } = panel.world
  const { templates, demos } = await offered()
  await goBack()
  await db.deleteFrom('demo_websites').execute()
  await offerTemplates(db)
  expect(await offered()).toEqual({ templates, demos: [] })

  const own = { ...demos[0]!, demo_id: 70, base_url: 'https://ours.example' }
  await db.insertInto('demo_websites').values(own).execute()
  await offerTemplates(db)
  expect((await offered()).demos).toEqual([own])
  await db.deleteFrom('demo_websites').execute()
  await db.insertInto('demo_websites').values(demos).execute()
})

test('an empty database gets no templates before its first content', async () => {
  const db = kyselyOver(await openInMemory())
  await migrate(db)

  expect(await db.selectFrom('templates').selectAll().execute()).toEqual([])
  await db.destroy()
})
