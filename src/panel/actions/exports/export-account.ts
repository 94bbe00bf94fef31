import { toCad } from '#rules/money/money.ts'
import type { Language } from '#messages/language.ts'
import type { AgentRow } from '../../records/accounts/agents.ts'
import { transactionsOf } from '../../records/billing/transactions.ts'
import { hostsOf } from '../../records/websites/site-hosts.ts'
import type { World } from '../../services/world.ts'
import { userToWire } from '../accounts/user-to-wire.ts'
import { readBillingDetails } from '../billing/billing-details.ts'
import { writeReceipt } from '../billing/write-receipt.ts'
import { asJson, type ExportedFile } from './exported-file.ts'

/** The account itself: who the agent is to us, their plan, and every payment with its receipt. */
export async function* exportAccount(
  world: World,
  { agent, language, website_id }: { agent: AgentRow; language: Language; website_id: number }
): AsyncGenerator<ExportedFile> {
  const { agent_id, created } = agent
  const hosts = await hostsOf(world.db, website_id)
  yield asJson('account/account.json', {
    ...(await userToWire(world, agent)),
    created: created.toISOString(),
    billing: await readBillingDetails(world, { agent_id, language }),
    hosts: hosts.map(({ host, kind, state }) => ({ host, kind, state }))
  })
  const payments = []
  for (const row of await transactionsOf(world.db, agent_id)) {
    const { amount, card_last4, status, transaction_id } = row
    payments.push({
      transaction_id,
      created: row.created.toISOString(),
      amount: toCad(amount),
      card_last4,
      succeeded: status,
      receipt: status ? await writeReceipt(world, { agent_id, language, transaction_id }) : null
    })
  }
  yield asJson('account/payments.json', payments)
}
