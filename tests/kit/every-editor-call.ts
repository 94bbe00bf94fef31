import * as editor from '#contract/content/editor.ts'
import { itemFrench, saveFrench } from '#contract/content/editor-french.ts'
import { pictureFile, savePicture } from '#contract/content/pictures.ts'
import { latestRun, publishRun } from '#contract/content/publish-run.ts'
import { anyItem, resetContent, draftPost, registerEditor, PNG, POST } from './editor.ts'
import type { TestPanel } from './panel.ts'

/** Makes every call of the editor's API once, successfully. */
export async function makeEveryEditorCall(panel: TestPanel): Promise<void> {
  const restoreContent = await resetContent(panel)
  const ann = await registerEditor(panel)
  const { item_id, kind, version } = await draftPost(panel, ann)
  const which = { kind, item_id }
  await panel.call(editor.editorItems, { search: 'rain', limit: 5 }, ann)
  await panel.call(editor.presence, which, ann)
  await panel.call(editor.presence, which, await registerEditor(panel, 'Bo Wu'))
  const publish_at = new Date(+panel.now() + 60_000).toISOString()
  await panel.call(editor.scheduleItem, { ...which, version, publish_at }, ann)
  await panel.call(editor.unscheduleItem, which, ann)
  const { run_id } = (await panel.call(editor.publishItem, { ...which, version }, ann)).body
  const change = { ...which, base_version: version, fields: { ...POST, post_title: 'Rain' } }
  await panel.call(editor.saveItem, change, ann)
  await panel.call(editor.saveItem, change, ann)
  await panel.call(editor.restoreVersion, { ...which, version, base_version: version + 1 }, ann)
  await panel.call(editor.itemVersions, which, ann)
  await panel.call(editor.itemVersion, { ...which, version }, ann)
  await panel.call(editor.editorItem, which, ann)
  const question = await anyItem(panel, 'faq')
  await panel.call(editor.editorItem, { kind: 'faq', item_id: question }, ann)
  const { texts } = (await panel.call(itemFrench, which, ann)).body
  const translated = { ...which, texts: [{ ...texts[0], french: 'Pluie' }] }
  await panel.call(saveFrench, translated, ann)
  await panel.call(saveFrench, { ...translated, texts: [{ ...texts[0], french: '' }] }, ann)
  await panel.call(editor.unpublishItem, which, ann)
  await panel.call(editor.unpublishItem, which, ann)
  await panel.call(editor.undo, { ...which, published_version: null }, ann)
  await panel.call(editor.moveItem, { kind: 'faq', item_id: question, place: 2 }, ann)
  await panel.call(editor.moveItem, { kind: 'post', item_id, place: 2 } as never, ann)
  await panel.call(editor.deleteItem, { ...which, version }, ann)
  const draft = await draftPost(panel, ann)
  await panel.call(editor.deleteItem, { kind, item_id: draft.item_id, version: 1 }, ann)
  const { path } = (await panel.call(savePicture, { data: PNG, alt: 'A door' }, ann)).body
  await panel.request(pictureFile.path.replace(':name', path.split('/').at(-1)))
  await panel.call(latestRun, {}, ann)
  await panel.call(publishRun, { run_id }, ann)
  await restoreContent()
}
