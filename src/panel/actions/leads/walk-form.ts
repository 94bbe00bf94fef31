import { testLeadMessages } from '#messages/emails/test-lead.ts'
import type { FormCheckStep } from '#rules/leads/form-check.ts'
import { type FormInPage, formInPage } from '#rules/leads/form-in-page.ts'
import { formPagePath } from '#rules/websites/form-page.ts'
import { SITE_FORM_HIDDEN } from '#rules/websites/hidden-fields.ts'
import { pagePath } from '#rules/websites/site-pages.ts'
import { leadByKey } from '../../records/leads/leads.ts'
import { sharedSecret } from '../../records/service/secrets.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import { siteOf } from '../../records/websites/sites.ts'
import { solveProof } from '../../services/human-check/solve-challenge.ts'
import type { World } from '../../services/world.ts'
import { readContent } from '../websites/read-content.ts'
import { formTokens, type FormTester, type FormTokens } from './form-token.ts'

/** What the form's page gets for its script. */
type Issued = { form_token: string; challenge: object | null }

/**
 * Opens a website's form at its real address, fills it in and sends it as a visitor's browser does.
 * Answers the lead, or the step that failed.
 */
export async function walkForm(
  world: World,
  website_id: number,
  tester: FormTester
): Promise<{ lead_id: string } | { step: FormCheckStep }> {
  const { clock, db } = world
  const site = await siteOf(db, website_id)
  const content = readContent(site?.published)
  const hosts = await hostsOf(db, website_id)
  const live = hosts.find(({ kind, state }) => kind === 'own' && state === 'live')
  const host = (live ?? hosts.find(({ kind }) => kind === 'sub'))?.host
  if (!content || host === undefined) return { step: 'page' }

  const page = await world.reach.visit(host, { path: formPath(content) })
  const form = 'status' in page && page.status === 200 ? formInPage(page.html) : undefined
  if (!form) return { step: 'page' }

  const issued = await issue(world, host, form)
  if (!issued) return { step: 'token' }
  const tokens = formTokens(await sharedSecret(db, 'site-forms'), clock)
  const fields = await fillIn(form, issued, { tester, tokens })
  const sent = await world.reach.visit(host, { path: form.action, form: fields })
  if (!('status' in sent && sent.status === 303)) return { step: 'send' }

  const checked = tokens.check(website_id, issued.form_token)
  const lead = 'key' in checked ? await leadByKey(db, website_id, checked.key) : undefined
  return lead?.is_test ? { lead_id: lead.lead_id } : { step: 'store' }
}

/** A page with a contact form; the form for a call is part of every website. */
function formPath(content: NonNullable<ReturnType<typeof readContent>>): string {
  const page = content.pages.find(
    ({ blocks, hidden }) => !hidden && blocks.some((one) => one.type === 'contact' && !one.hidden)
  )
  const { language } = content
  if (page) return pagePath(page, language, language)
  return formPagePath({ kind: 'callback', home: '' }, language, language)
}

async function issue(world: World, host: string, form: FormInPage): Promise<Issued | undefined> {
  const answer = await world.reach.visit(host, { path: form.tokenPath })
  if (!('status' in answer) || answer.status !== 200) return undefined
  try {
    const issued = JSON.parse(answer.html) as Partial<Issued>
    const { challenge = null, form_token } = issued
    return typeof form_token === 'string' ? { challenge, form_token } : undefined
  } catch {
    return undefined
  }
}

async function fillIn(
  { fields }: FormInPage,
  { challenge, form_token }: Issued,
  { tester, tokens }: { tester: FormTester; tokens: FormTokens }
): Promise<Record<string, string>> {
  const language = fields[SITE_FORM_HIDDEN.language] === 'fr' ? 'fr' : 'en'
  const { sampleMessage, sampleName } = testLeadMessages[language]
  const proof = challenge ? await solveProof(challenge) : undefined
  return {
    ...fields,
    name: sampleName,
    email: 'jordan@example.org',
    phone: '4165550100',
    message: sampleMessage,
    [SITE_FORM_HIDDEN.token]: form_token,
    [SITE_FORM_HIDDEN.proof]: proof ?? '',
    [SITE_FORM_HIDDEN.test]: tokens.mark(form_token, tester)
  }
}
