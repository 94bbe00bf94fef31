import { build } from 'vite'
import { expect, test } from 'vitest'
import { pageTexts } from '../../scripts/build/page-texts.ts'

const ENTRY = 'virtual:entry'

/** The script of a page that reads texts by a language known only in the browser. */
async function bundled(language: 'en' | 'fr'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      pageTexts(language),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `import { firstPaymentMessages } from '/src/messages/first-payment.ts'
               import { goLiveMessages } from '/src/messages/go-live.ts'
               import { signed_on } from '/src/contract/labels.ts'
               import { languageOf } from '/src/messages/language.ts'
               const language = languageOf(document.documentElement.lang)
               const { bill } = firstPaymentMessages[language]
               console.log(bill, goLiveMessages[language].title, signed_on[language])`
            : undefined
      }
    ],
    build: { rolldownOptions: { input: ENTRY }, write: false }
  })
  const [made] = Array.isArray(result) ? result : [result]
  const [chunk] = made && 'output' in made ? made.output : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}

test('a script has the texts of its page’s language, and no others', async () => {
  const english = await bundled('en')
  expect(english).toContain('Receive your first lead')
  expect(english).toContain('Signed on')
  expect(english).toContain('Price per month')
  expect(english).not.toMatch(/Recevez|Vous êtes en ligne|étapes sont terminées|Date de signature/)
  expect(english).not.toMatch(/\bfr\b/)
  const french = await bundled('fr')
  expect(french).toContain('Recevez votre première demande')
  expect(french).toContain('Date de signature')
  expect(french).toContain('Prix par mois')
  expect(french).not.toMatch(/Receive your|Signed on|Price per month/)
  expect(french).not.toMatch(/\ben:/)
})
