import type { NewAccount } from '#contract/account-setup/new-account.ts'
import { messageFrom } from '#messages/language.ts'
import { orderRefusals } from '#messages/refusals/orders.ts'
import { teamRefusals } from '#messages/refusals/team.ts'
import { setupValidation } from '#messages/validation/account-setup.ts'
import { toCents } from '#rules/money/money.ts'
import { orderByKey, pendingOrderOf } from '../../records/billing/orders.ts'
import { templateExists } from '../../records/billing/price-list.ts'
import { membershipOf } from '../../records/team/members.ts'
import { websiteByAgent } from '../../records/websites/websites.ts'
import { Refused } from '../../services/refused.ts'
import type { World } from '../../services/world.ts'
import { checkDomainIsFree } from '../domains/check-domain.ts'
import { DOMAIN_TAKEN, openOrder } from '../orders/open-order.ts'
import { quoteOrder } from '../orders/quote.ts'
import { type Buyer, saveAgentsCard } from '../billing/save-card.ts'
import { waitForOrder } from '../orders/wait-for-order.ts'

const NO_TEMPLATE = messageFrom(setupValidation, (t) => t.chooseTemplate)
const PRICE_CHANGED = messageFrom(orderRefusals, (t) => t.priceChanged)

/**
 * Creates an agent's website, charged or on trial, and returns when it exists. A second call joins the
 * first. @throws Refused with the reason, or with status 202 while the order is being processed.
 */
export async function createAccount(
  world: World,
  buyer: Buyer,
  account: NewAccount,
  idempotencyKey: string | undefined
): Promise<void> {
  const known = idempotencyKey && (await orderByKey(world.db, buyer.agent_id, idempotencyKey))
  if (known) return waitForOrder(world, known)
  const running = await pendingOrderOf(world.db, buyer.agent_id)
  if (running) return waitForOrder(world, running)
  if (await hasWebsite(world, buyer, account)) return
  if (await membershipOf(world.db, buyer.agent_id)) throw inTeam()

  const quote = await quoteOrder(world, buyer.agent_id, {
    ...account,
    duration: account.plan_duration
  })
  if (toCents(account.price) !== quote.lines.total) throw new Refused(PRICE_CHANGED, 409)
  await checkWebsiteDetails(world, buyer, account.website_details)
  const card = await saveAgentsCard(world, buyer, account.token)
  const order = await openOrder(world, { account, buyer, card, idempotencyKey, quote })
  // Undefined if a concurrent call of this agent's has already finished its order.
  if (order) return waitForOrder(world, order)
  await hasWebsite(world, buyer, account)
}

/** True if the agent already has this website. @throws Refused if they have another one. */
async function hasWebsite(world: World, buyer: Buyer, account: NewAccount): Promise<boolean> {
  const website = await websiteByAgent(world.db, buyer.agent_id)
  if (!website) return false
  if (website.base_url === account.website_details.base_url) return true
  throw new Refused(
    messageFrom(orderRefusals, (t) => t.hasWebsite(website.base_url)),
    409
  )
}

function inTeam(): Refused {
  return new Refused(
    messageFrom(teamRefusals, (t) => t.memberOrders),
    409
  )
}

async function checkWebsiteDetails(
  world: World,
  buyer: Buyer,
  details: NewAccount['website_details']
): Promise<void> {
  // The buyer's own concurrent order may hold the domain; that order is joined later.
  await checkDomainIsFree(world, buyer.agent_id, {
    base_url: details.base_url,
    taken: DOMAIN_TAKEN
  })
  if (!(await templateExists(world.db, details.template_id))) {
    throw new Refused(NO_TEMPLATE, 400, { errors: { template_id: NO_TEMPLATE } })
  }
}
