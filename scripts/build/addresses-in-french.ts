import MagicString from 'magic-string'
import type { Plugin } from 'vite'
import { LANGUAGE_TAGS } from '#messages/language.ts'
import { FRENCH_PAGES } from '#rules/french-pages.ts'
import { frenchPath } from '#rules/french-path.ts'

const ADDRESSES = /\/src\/rules\/addresses\.ts$/

/** The addresses of a French page's scripts are those of French pages, where there are such: docs/decisions/0239. */
export function addressesInFrench(): Plugin {
  return rewrite({ name: 'addresses-in-french' }, (_, french) => french)
}

/** In development a script runs on pages of both languages, so each address asks for its page's. */
export function addressesByPage(): Plugin {
  const isFrench = `document.documentElement.lang === '${LANGUAGE_TAGS.fr}'`
  return rewrite(
    {
      name: 'addresses-by-page',
      apply: 'serve',
      applyToEnvironment: ({ name }) => name === 'client'
    },
    (english, french) => `${isFrench} ? ${french} : ${english}`
  )
}

function rewrite(plugin: Plugin, write: (english: string, french: string) => string): Plugin {
  return {
    ...plugin,
    transform: {
      filter: { id: ADDRESSES },
      handler(code) {
        const rewritten = new MagicString(code)
        for (const statement of this.parse(code, { lang: 'ts' }).body) {
          const declared =
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
          if (declared?.type !== 'VariableDeclaration') continue
          for (const { init } of declared.declarations) {
            if (init?.type !== 'Literal' || !FRENCH_PAGES.includes(String(init.value))) continue
            const [english, french] = [String(init.value), frenchPath(String(init.value))]
            rewritten.overwrite(
              init.start,
              init.end,
              write(JSON.stringify(english), JSON.stringify(french))
            )
          }
        }
        return { code: rewritten.toString(), map: rewritten.generateMap({ hires: true }) }
      }
    }
  }
}
