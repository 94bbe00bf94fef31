import { globSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { pageTexts } from '../../scripts/build/page-texts.ts'

const ENTRY = 'virtual:entry'
/** Emails are written by the panel alone. */
const FILES = globSync('src/{messages/**/*,contract/**/labels}.ts').filter(
  (file) => !file.includes('/emails/')
)

/** A script as the build makes it. */
async function bundled(language: 'en' | 'fr', entry: string): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      pageTexts(language),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry : undefined)
      }
    ],
    build: {
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
      write: false
    }
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}

test('a script has the texts of its page’s language, and no others', async () => {
  const entry = `
    import { firstPaymentMessages } from '/src/messages/first-payment.ts'
    import { goLiveMessages } from '/src/messages/go-live.ts'
    import { signed_on } from '/src/contract/labels.ts'
    import { languageOf } from '/src/messages/language.ts'
    const language = languageOf(document.documentElement.lang)
    console.log(firstPaymentMessages[language], goLiveMessages[language], signed_on[language])`
  const [english, french] = [await bundled('en', entry), await bundled('fr', entry)]
  const englishTexts = ['Receive your first lead', 'Signed on', 'Price per month']
  const frenchTexts = ['Recevez votre première demande', 'Date de signature', 'Prix par mois']
  for (const text of englishTexts) expect([english.includes(text), text]).toEqual([true, text])
  for (const text of frenchTexts) expect([french.includes(text), text]).toEqual([true, text])
  expect(englishTexts.filter((text) => french.includes(text))).toEqual([])
  expect(frenchTexts.filter((text) => english.includes(text))).toEqual([])
})

test.each(['en', 'fr'] as const)(
  'every subject is whole in a script that is %s',
  async (language) => {
    const imports = FILES.map((file, at) => `import * as m${at} from '/${file}'`).join('\n')
    const code = await bundled(
      language,
      `${imports}\nexport default [${FILES.map((_, at) => `m${at}`).join()}]`
    )
    const { default: modules } = (await import(
      `data:text/javascript,${encodeURIComponent(code)}`
    )) as {
      default: Record<string, unknown>[]
    }
    const subjects = modules
      .flatMap((module) => Object.values(module))
      .filter((value) => typeof value === 'object' && value !== null)
      .filter((value) => 'en' in value || 'fr' in value)
    expect(subjects.length).toBeGreaterThan(250)
    expect(subjects.filter((subject) => Object.keys(subject).join() !== language)).toEqual([])
  }
)
