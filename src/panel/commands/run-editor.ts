import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { changeEditor, type EditorChange } from '../actions/accounts/change-editor.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Lets an account write what the site says, or takes that right back. */
export async function runEditor(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } }
  })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) {
    throw new StartRefused('Say: npm run panel -- editor EMAIL, with --remove to take the right')
  }
  const change = { email: email.trim().toLowerCase(), is_editor: !values.remove }
  const asked = await askAdmin(settings, 'PUT /editor', JSON.stringify(change))
  const said = asked ? await text(asked) : await withoutService(settings, change)
  process.stdout.write(`${said}\n`)
}

async function withoutService(settings: Settings, change: EditorChange): Promise<string> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  return changeEditor(db, change).finally(close)
}
