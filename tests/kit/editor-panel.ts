import { afterAll } from 'vitest'
import { borrowContent, enterEditor } from './editor.ts'
import { startPanel } from './panel.ts'

/** A panel with an editor, Ann. The samples are restored after the file's tests, as other files read them. */
export async function editorPanel(options?: Parameters<typeof startPanel>[0]) {
  const panel = await startPanel(options)
  const restore = await borrowContent(panel)
  afterAll(async () => {
    await restore()
    await panel.close()
  })
  return { panel, ann: await enterEditor(panel) }
}
