import { setEditor } from '../../records/accounts/agents.ts'
import { StartRefused } from '../../config/start-refused.ts'
import type { Db } from '../../services/world.ts'

export type EditorChange = { email: string; is_editor: boolean }

/** Gives an account the right to write what the site says, or takes it; answers what there is to tell. */
export async function changeEditor(db: Db, { email, is_editor }: EditorChange): Promise<string> {
  const agent = await setEditor(db, email, is_editor)
  if (!agent) throw new StartRefused(`There is no account with the address ${email}.`)
  return is_editor
    ? `${agent.name} may write what the site says, at /editor.`
    : `${agent.name} may no longer write what the site says.`
}
