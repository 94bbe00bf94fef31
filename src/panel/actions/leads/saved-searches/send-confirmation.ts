import { confirmSearchPath } from '#rules/listings/saved-search.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { savedSearchById } from '../../../records/leads/saved-searches.ts'
import type { JobRow } from '../../../records/service/jobs.ts'
import type { World } from '../../../services/world.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { agentSender } from '../agent-sender.ts'
import { emailToken } from '../email-tokens.ts'

export const CONFIRM_SEARCH = 'confirm-search'

/** Asks for the confirmation of an address; a search that is confirmed or gone needs none. */
export async function sendConfirmation(world: World, job: JobRow): Promise<void> {
  const { saved_search_id } = job.payload as { saved_search_id: string }
  const saved = await savedSearchById(world.db, saved_search_id)
  if (!saved || saved.confirmed_at) return
  const sender = await agentSender(world, saved.website_id)
  const token = await emailToken(world, 'search', saved_search_id)
  const { address, brokerage, email, name, website } = sender
  const { language, query } = saved
  await world.email.send({
    id: `search-${saved_search_id}`,
    to: { name: '', address: saved.email },
    replyTo: { name, address: email },
    ...renderEmail(
      {
        kind: 'search-confirm',
        language,
        agent: name,
        brokerage,
        address,
        website,
        said: describeQuery(query)[language],
        confirm_url: website + confirmSearchPath(token)
      },
      world.settings
    )
  })
}
