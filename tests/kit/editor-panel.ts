import { afterAll } from 'vitest'
import { resetContent, registerEditor } from './editor.ts'
import { startPanel } from './panel.ts'

/** A panel with an editor, Ann. The samples are restored after the file's tests, as other files read them. */
export async function editorPanel(options?: Parameters<typeof startPanel>[0]) {
  const panel = await startPanel(options)
  const restore = await resetContent(panel)
  afterAll(async () => {
    await restore()
    await panel.close()
  })
  return { panel, ann: await registerEditor(panel) }
}
