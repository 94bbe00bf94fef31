import { choicesUrl } from '#rules/privacy/choices-path.ts'
import { privacyLinkById } from '../../../records/leads/privacy-links.ts'
import type { JobRow } from '../../../records/service/jobs.ts'
import type { World } from '../../../services/world.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { agentSender } from '../agent-sender.ts'
import { emailToken } from '../email-tokens.ts'

export const SEND_PRIVACY_LINK = 'privacy-link'

/** Sends a link; one that is too old or gone needs no email. */
export async function sendPrivacyLink(world: World, job: JobRow): Promise<void> {
  const { link_id } = job.payload as { link_id: string }
  const link = await privacyLinkById(world.db, link_id)
  if (!link || link.expires_at <= world.clock()) return
  const { address, brokerage, email, name, website } = await agentSender(world, link.website_id)
  const token = await emailToken(world, 'privacy', link_id)
  const { has_copy, language } = link
  await world.email.send({
    id: `privacy-${link_id}`,
    to: { name: '', address: link.email },
    replyTo: { name, address: email },
    ...renderEmail(
      {
        kind: 'privacy-link',
        language,
        agent: name,
        brokerage,
        address,
        website,
        has_copy,
        choices_url: choicesUrl(website, language, token)
      },
      world.settings
    )
  })
}
