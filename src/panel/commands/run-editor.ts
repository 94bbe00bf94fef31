import { text } from 'node:stream/consumers'
import { changeEditor } from '../actions/accounts/change-editor.ts'
import { askAdmin } from '../admin/admin-client.ts'
import type { Settings } from '../config/settings.ts'
import type { Command } from './command.ts'
import { readCommandLine } from './command-line.ts'
import { withDatabase } from './with-database.ts'

export const editorCommand = {
  name: 'npm run panel -- editor',
  about: 'Lets an account edit and publish the site’s content at /editor.',
  arguments: [{ name: 'EMAIL', about: 'The account’s email address.' }],
  options: { remove: { about: 'Withdraws that permission.' } },
  examples: [
    'npm run panel -- editor ann@example.ca',
    'npm run panel -- editor ann@example.ca --remove'
  ]
} satisfies Command

/** Grants or revokes the editor role. */
export async function runEditor(settings: Settings, args: string[]): Promise<void> {
  const { positionals, values } = readCommandLine(editorCommand, args)
  const [email = ''] = positionals
  const change = { email: email.trim().toLowerCase(), is_editor: !values.remove }
  const response = await askAdmin(settings, 'PUT /editor', JSON.stringify(change))
  const message = response
    ? await text(response)
    : await withDatabase(settings, (db) => changeEditor(db, change))
  process.stdout.write(`${message}\n`)
}
