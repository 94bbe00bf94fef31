import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { guard } from '#rules/people/guard.ts'
import { addressesInFrench } from '../../scripts/build/addresses-in-french.ts'

const ENTRY = 'virtual:entry'

/** The addresses and the guard as the scripts of French pages have them. */
async function inFrench(): Promise<{ guard: typeof guard; paths: Record<string, string> }> {
  const entry = `export { paths } from '/src/rules/paths.ts'
export { guard } from '/src/rules/people/guard.ts'`
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      addressesInFrench(),
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
  return import(`data:text/javascript,${encodeURIComponent(result.output[0].code)}`)
}

test('a French page’s script leads to French pages, where there are such', async () => {
  const french = await inFrench()
  const { blog, dashboard, home, login, privacyPolicy } = french.paths
  expect([home, login, dashboard]).toEqual(['/fr', '/fr/auth/login', '/fr/dashboard/home'])
  expect([blog, privacyPolicy]).toEqual(['/fr/blog', '/policies/privacy-policy'])
  expect(french.guard('/fr/dashboard/leads', undefined)?.to).toBe('/fr/auth/login')
  expect(french.guard('/fr/auth/account-setup', { website: { base_url: 'a.ca' } })?.to).toBe(
    '/fr/dashboard/home'
  )
  const member = { team: { role: 'agent' } }
  expect(french.guard('/fr/dashboard/report', member)).toBeUndefined()
  expect(french.guard('/fr/dashboard/website', member)?.to).toBe('/fr/dashboard/leads')
  const isReset = { isReset: true }
  expect(french.guard('/fr/dashboard/reset-password', isReset)).toBeUndefined()
})
