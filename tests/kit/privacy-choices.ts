import { runDueJobs } from '#panel/jobs/worker.ts'
import type { startHosting } from './hosting.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>

/** What a visitor of one website does with their privacy choices. */
export function choicesOf(hosting: Hosting, host: string, page = '/privacy-choices') {
  const { panel } = hosting
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    hosting.ask({
      host,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString()
    })

  return {
    /** Asks for a link, as the form does once its token is old enough. */
    async ask(email: string) {
      const { body } = await hosting.get(host, page)
      const form_token = /name="form_token" value="([^"]+)"/.exec(body)?.[1] ?? ''
      panel.advanceClock(5000)
      return post(page, { email, form_token })
    },
    /** The path of the last link that was emailed to an address. */
    async link(email: string): Promise<string> {
      await runDueJobs(panel.world)
      const sent = panel.emails.findLast(
        ({ id, to }) => /^privacy-[\da-f]{8}-/.test(id) && to.address === email
      )
      return /\/(?:en|fr)\/privacy-choices\/\w+/.exec(sent?.text ?? '')?.[0] ?? 'no link'
    },
    open: (path: string) => hosting.get(host, path),
    press: (path: string, action: string, fields: Record<string, string> = {}, headers = {}) =>
      post(path, { action, ...fields }, headers)
  }
}
