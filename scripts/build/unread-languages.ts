import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { type Language, PAGE_LANGUAGES, type Translated } from '#messages/language.ts'

const WRITTEN = ['en', 'fr'] satisfies (keyof Translated<unknown>)[]
const READ: readonly Language[] = PAGE_LANGUAGES
const UNREAD: readonly string[] = WRITTEN.filter((language) => !READ.includes(language))

/** Leaves texts in languages that no page has yet out of the browser's scripts: docs/decisions/0193 and 0226. */
export function unreadLanguages(unread = UNREAD): Plugin {
  return {
    name: 'unread-languages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/(?:messages\/.+|contract\/(?:content\/)?labels)\.ts$/ },
      handler(code) {
        const cut = new MagicString(code)
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          const declared =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { id, init } of declared.declarations) {
            if (id.type !== 'Identifier' || !init) continue
            // `const french = claims.fr` reads what isn't there.
            const name =
              init.type === 'MemberExpression' && init.property.type === 'Identifier'
                ? init.property.name
                : id.name
            if (unread.includes(name)) cut.overwrite(init.start, init.end, 'undefined')
            if (statement === declared || init.type !== 'ObjectExpression') continue
            // Of what is exported, the language goes with its name.
            for (const [index, property] of init.properties.entries()) {
              if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
              const before = init.properties[index - 1]
              if (before && unread.includes(property.key.name)) cut.remove(before.end, property.end)
            }
          }
        }
        if (!cut.hasChanged()) return
        return { code: cut.toString(), map: cut.generateMap({ hires: true }) }
      }
    }
  }
}
