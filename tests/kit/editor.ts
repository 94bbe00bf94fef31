import type { PostFields } from '#contract/content/editor-fields.ts'
import { type Item, publishItem, saveItem } from '#contract/content/editor.ts'
import { changeEditor } from '#panel/actions/accounts/change-editor.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import type { TestPanel } from './panel.ts'

/** A PNG of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const POST: PostFields = {
  post_title: 'Open houses in the rain',
  post_excerpt: 'What to put at the door.',
  post_main_image: null,
  post_main_image_alt: '',
  post_description: '<p>Umbrellas, and towels.</p>'
}

/** Registers an agent with the editor role. */
export async function registerEditor(
  panel: TestPanel,
  name = 'Ann Lee'
): Promise<{ name: string; token: string }> {
  const { email, token } = await panel.registerAgent({ name })
  await changeEditor(panel.world.db, { email, is_editor: true })
  return { name, token }
}

/** Saves a new draft of a post. */
export async function draftPost(
  panel: TestPanel,
  { token }: { token: string },
  change: Partial<PostFields> = {}
): Promise<Item> {
  const fields = { ...POST, ...change }
  const draft = { kind: 'post', item_id: null, base_version: 0, fields } as const
  const { body, status } = await panel.call(saveItem, draft, { token })
  if (status !== 200) throw new Error(`saving failed: ${body.message}`)
  return body
}

export const itemKey = ({ item_id, kind }: Item) => ({ item_id, kind })

/** Saves an item with changed fields, and returns the response. */
export async function saveChange(
  panel: TestPanel,
  { token }: { token: string },
  item: Item,
  change: Partial<PostFields>
) {
  const fields = { ...item.fields, ...change } as Item['fields']
  const saved = { ...itemKey(item), base_version: item.version, fields }
  return (await panel.call(saveItem, saved, { token })).body
}

/** Publishes an item's version, and returns the response. */
export async function publishVersion(panel: TestPanel, { token }: { token: string }, item: Item) {
  const which = { ...itemKey(item), version: item.version }
  return (await panel.call(publishItem, which, { token })).body
}

/** Restores the sample content, which other files share; returns a function that does so again. */
export async function resetContent({ world }: TestPanel): Promise<() => Promise<void>> {
  const samples = readContent(await exportContent(world.db))
  const restore = async () => {
    await importContent(world, samples)
    await forgetHistory(world)
  }
  // Another test of this database may have moved an item.
  await restore()
  return restore
}

async function forgetHistory({ clock, db }: TestPanel['world']): Promise<void> {
  await db.deleteFrom('content_items').execute()
  await db.deleteFrom('publish_runs').execute()
  await insertFirstContent(db, { now: clock(), samples: true })
}

/** The id of any existing item, as other tests may have deleted some, or put them back under new numbers. */
export async function anyItem({ world: { db } }: TestPanel, kind: Item['kind']): Promise<string> {
  const items = db.selectFrom('content_items').where('kind', '=', kind)
  return (await items.select('item_id').limit(1).executeTakeFirstOrThrow()).item_id
}
