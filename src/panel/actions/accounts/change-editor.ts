import { setEditor } from '../../records/accounts/agents.ts'
import { StartRefused } from '../../config/start-refused.ts'
import type { Db } from '../../services/world.ts'

export type EditorChange = { email: string; is_editor: boolean }

/** Grants or revokes the editor role. Returns a message for the terminal. */
export async function changeEditor(db: Db, { email, is_editor }: EditorChange): Promise<string> {
  const agent = await setEditor(db, email, is_editor)
  if (!agent) throw new StartRefused(`No account has the email address ${email}.`)
  if (agent.is_editor === is_editor) {
    return is_editor
      ? `${agent.name} can already edit the site’s content. Nothing was changed.`
      : `${agent.name} couldn’t edit the site’s content anyway. Nothing was changed.`
  }
  return is_editor
    ? `${agent.name} can now edit the site’s content at /editor.`
    : `${agent.name} can no longer edit the site’s content.`
}
