import { build } from 'vite'
import { expect, test } from 'vitest'
import { unreadLanguages } from '../../scripts/build/unread-languages.ts'

const ENTRY = 'virtual:entry'

/** The script of a page that reads texts by a language known only in the browser. */
async function bundled(unread?: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      unreadLanguages(unread),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import { goLiveMessages } from '/src/messages/go-live.ts'
               import { signed_on } from '/src/contract/labels.ts'
               const { lang } = document.documentElement
               console.log(goLiveMessages[lang].title, signed_on[lang])`
            : undefined
      }
    ],
    build: { rolldownOptions: { input: ENTRY }, write: false }
  })
  const [made] = Array.isArray(result) ? result : [result]
  const [chunk] = made && 'output' in made ? made.output : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}

test('a script has no French until a page can be French', async () => {
  const english = await bundled()
  expect(english).toContain('Receive your first lead')
  expect(english).toContain('Signed on')
  expect(english).not.toMatch(/Recevez|Vous êtes en ligne|étapes sont terminées|Date de signature/)
  expect(english).not.toMatch(/\bfr\b/)
  const both = await bundled([])
  expect(both).toContain('Recevez votre première demande')
  expect(both).toContain('Date de signature')
})
