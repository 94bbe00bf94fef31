import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { changeEditor, type EditorChange } from '../actions/accounts/change-editor.ts'
import { askAdmin } from '../admin/admin-client.ts'
import { openDatabase } from '../services/database/database.ts'
import { openLog } from '../services/telemetry/logger.ts'
import type { Settings } from '../config/settings.ts'
import { StartRefused } from '../config/start-refused.ts'

/** Grants or revokes the editor role. */
export async function runEditor(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } }
  })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) {
    throw new StartRefused('Usage: npm run panel -- editor EMAIL [--remove]')
  }
  const change = { email: email.trim().toLowerCase(), is_editor: !values.remove }
  const response = await askAdmin(settings, 'PUT /editor', JSON.stringify(change))
  const message = response ? await text(response) : await withoutService(settings, change)
  process.stdout.write(`${message}\n`)
}

async function withoutService(settings: Settings, change: EditorChange): Promise<string> {
  const { close, db } = await openDatabase(settings, openLog(settings.logLevel))
  return changeEditor(db, change).finally(close)
}
