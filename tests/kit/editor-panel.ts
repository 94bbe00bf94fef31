import { afterAll } from 'vitest'
import { resetContent, registerEditor } from './editor.ts'
import { startPanel } from './panel.ts'

/** A panel with an editor, Ann; restores the sample content after the file, as others share it. */
export async function editorPanel(options?: Parameters<typeof startPanel>[0]) {
  const panel = await startPanel(options)
  const restore = await resetContent(panel)
  afterAll(async () => {
    await restore()
    await panel.close()
  })
  return { panel, ann: await registerEditor(panel) }
}
