import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import type { PageLanguage } from '#messages/language.ts'

const LANGUAGE_FILE = /\/src\/messages\/language\.ts$/
/** Emptied in scripts of English pages. */
const FRENCH_FILES = /\/src\/page-scripts\/french-chosen\.ts$/
const FILES =
  /\/src\/(?:messages\/.+|contract\/(?:content\/)?labels|page-scripts\/french-chosen)\.ts$/

/** Leaves the texts of other languages out of the browser's scripts: docs/decisions/0193, 0226 and 0232. */
export function pageTexts(language: PageLanguage): Plugin {
  const unread = language === 'en' ? 'fr' : 'en'
  const known: Record<string, string> = {
    PAGE_LANGUAGES: `['${language}']`,
    DEFAULT_LANGUAGE: `'${language}'`
  }
  return {
    name: 'page-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILES },
      handler(code, id) {
        if (FRENCH_FILES.test(id)) return language === 'en' ? { code: '', map: null } : undefined
        const cut = new MagicString(code)
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          const declared =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { id: named, init } of declared.declarations) {
            if (!init) continue
            // `const french = claims.fr` reads what isn't there.
            const read =
              init.type === 'MemberExpression' && init.property.type === 'Identifier'
                ? init.property.name
                : named.type === 'Identifier' && named.name
            const value = LANGUAGE_FILE.test(id) && known[String(read)]
            if (value) cut.overwrite(init.start, init.end, value)
            if (read === unread)
              cut.overwrite(init.start, init.end, named.type === 'Identifier' ? 'undefined' : '{}')
            if (statement === declared || init.type !== 'ObjectExpression') continue
            // Of what is exported, the language goes with its name.
            const at = init.properties.findIndex(
              (one) =>
                one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === unread
            )
            const [before, gone, after] = [at - 1, at, at + 1].map(
              (index) => init.properties[index]
            )
            if (!gone) continue
            if (before) cut.remove(before.end, gone.end)
            else if (after) cut.remove(gone.start, after.start)
          }
        }
        if (!cut.hasChanged()) return
        return { code: cut.toString(), map: cut.generateMap({ hires: true }) }
      }
    }
  }
}
