import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { LANGUAGE_TAGS, type TranslatedBoth } from '#messages/language.ts'

const WRITTEN = ['en', 'fr'] satisfies (keyof TranslatedBoth<unknown>)[]
const UNREAD: readonly string[] = WRITTEN.filter((language) => !(language in LANGUAGE_TAGS))

/** Leaves texts in languages that no page has yet out of the browser's scripts: docs/decisions/0193. */
export function unreadLanguages(unread = UNREAD): Plugin {
  return {
    name: 'unread-languages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/messages\/.+\.ts$/ },
      handler(code) {
        const cut = new MagicString(code)
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          if (statement.type !== 'VariableDeclaration') continue
          for (const { id, init } of statement.declarations) {
            if (id.type !== 'Identifier' || !init || !unread.includes(id.name)) continue
            cut.overwrite(init.start, init.end, 'undefined')
          }
        }
        if (!cut.hasChanged()) return
        return { code: cut.toString(), map: cut.generateMap({ hires: true }) }
      }
    }
  }
}
