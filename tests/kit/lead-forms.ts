import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Settings } from '#panel/config/settings.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { startHosting } from './hosting.ts'

export const WRITTEN = {
  kind: 'contact',
  block: 'contact',
  language: 'en',
  page: '/contact',
  name: 'Jean-Sébastien Desrosiers',
  email: 'Jean@Example.ca',
  phone: '418-555-0142',
  message: 'Bonjour,\r\n\r\nI am looking for a house.'
}

/** An agent's website whose forms can be sent, and what is stored of them. */
export async function startLeadForms(settings: Partial<Settings> = {}) {
  const hosting = await startHosting({
    settings: { humanCheck: { kind: 'altcha' }, ...settings },
    world: {}
  })
  const { panel } = hosting
  // Registration has its own check, which isn't what is tested here.
  panel.world.human = { ...panel.world.human, verify: async () => ({ ok: true }) }
  const site = await hosting.newSite()
  const { db } = panel.world

  const token = async (): Promise<{ form_token: string; challenge: object }> =>
    JSON.parse((await hosting.get(site.host, '/_site/form')).body)

  return {
    hosting,
    site,
    token,
    /** A token that is old enough to be sent. */
    async ready(): Promise<string> {
      const { form_token } = await token()
      panel.advanceClock(5000)
      return form_token
    },
    /** The same with a solved challenge, as the form's script sends it. */
    async proven(): Promise<{ form_token: string; proof: string }> {
      const { challenge, form_token } = await token()
      const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
      panel.advanceClock(5000)
      return { form_token, proof: btoa(JSON.stringify({ challenge, solution })) }
    },
    post: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      hosting.ask({
        host: site.host,
        path: '/_site/message',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString()
      }),
    stored: () => db.selectFrom('leads').selectAll().execute(),
    consents: () => db.selectFrom('lead_consents').selectAll().orderBy('consent_id').execute(),
    deliveries: () => db.selectFrom('lead_deliveries').selectAll().execute(),
    /** No leads, no waits, and an empty outbox. */
    async clear(): Promise<void> {
      await db.deleteFrom('leads').execute()
      await db.deleteFrom('rate_limits').execute()
      await runDueJobs(panel.world)
      panel.emails.length = 0
    }
  }
}
