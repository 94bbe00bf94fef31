import { signInPath } from '#rules/listings/account-path.ts'
import { vowLinkById } from '../../../records/leads/vow-links.ts'
import type { JobRow } from '../../../records/service/jobs.ts'
import type { World } from '../../../services/world.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { agentSender } from '../agent-sender.ts'
import { emailToken } from '../email-tokens.ts'

export const SEND_VOW_LINK = 'vow-link'

/** Sends a link; one that is used, too old or gone needs no email. */
export async function sendVowLink(world: World, job: JobRow): Promise<void> {
  const { link_id } = job.payload as { link_id: string }
  const link = await vowLinkById(world.db, link_id)
  if (!link || link.used_at || link.expires_at <= world.clock()) return
  const sender = await agentSender(world, link.website_id)
  const token = await emailToken(world, 'vow', link_id)
  const { address, brokerage, email, name, website } = sender
  const { language } = link
  await world.email.send({
    id: `vow-${link_id}`,
    to: { name: '', address: link.email },
    replyTo: { name, address: email },
    ...renderEmail(
      {
        kind: 'vow-link',
        language,
        agent: name,
        brokerage,
        address,
        website,
        registers: link.terms_version !== null,
        sign_in_url: website + signInPath(token)
      },
      world.settings
    )
  })
}
