import type { SiteMessage } from '#contract/websites/site-message.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { agentById } from '../../records/accounts/agents.ts'
import { insertSiteMessage, siteMessageByKey } from '../../records/websites/site-messages.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { leadAddress } from './lead-address.ts'

type Received = {
  website_id: number
  /** The host that it was sent to. */
  host: string
  message: SiteMessage
  /** The text beside the consent's box. */
  consent: string
  wasChecked: boolean
  key: string
  /** The website's main language. */
  language: SiteLanguage
}

/**
 * Stores a visitor's message and emails it to the agent, once for each key. False if another message
 * has the key already.
 */
export async function receiveSiteMessage(world: World, received: Received): Promise<boolean> {
  const { clock, db, settings } = world
  const { consent, host, key, message, wasChecked, website_id } = received
  const { address, email, kind, language, name, page, phone } = message
  const stored = {
    website_id,
    kind,
    name,
    email,
    phone,
    address,
    page,
    language,
    consent,
    message: message.message,
    consented: true,
    was_checked: wasChecked,
    request_key: key
  }
  return db.transaction().execute(async (tx) => {
    const website = await websiteById(tx, website_id)
    if (!website) return false
    const created = clock()
    if (!(await insertSiteMessage(tx, { ...stored, created }))) {
      const first = await siteMessageByKey(tx, website_id, key)
      const isSame = (['name', 'email', 'phone', 'address', 'message'] as const).every(
        (field) => first?.[field] === stored[field]
      )
      return isSame
    }
    const agent = await agentById(tx, website.agent_id)
    await queueEmail(tx, created, {
      kind: 'site-message',
      name,
      email,
      phone,
      address,
      consent,
      wasChecked,
      form: kind,
      message: message.message,
      page: websiteUrl(host, settings.siteUrl) + page,
      language: received.language,
      to: await leadAddress(tx, website, agent),
      replyTo: { name, address: email }
    })
    return true
  })
}
