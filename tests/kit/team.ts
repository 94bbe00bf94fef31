import { inviteMember } from '#contract/team/team.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import type { MemberRole } from '#rules/leads/rights.ts'
import { subscribe, type Subscriber } from './billing.ts'
import type { TestPanel } from './panel.ts'
import { insertMember } from './registered-agent.ts'

const [STARTER, BROKERAGE] = [1, 3]
let people = 0

export type Hired = { token: string; agent_id: string; email: string; name: string }

/** A brokerage, and what hires its members. */
export async function openTeam(panel: TestPanel) {
  const owner = await subscribe(panel)
  await setPlan(panel, owner, BROKERAGE)
  return {
    owner,
    hire: (role: MemberRole = 'agent', name = 'Bea Tran') => hire(panel, owner, { role, name })
  }
}

/** A member; no invitation was sent. */
export async function hire(
  panel: TestPanel,
  owner: Subscriber,
  { name, role }: { role: MemberRole; name: string }
): Promise<Hired> {
  const email = freshAddress()
  const { website_id } = owner
  return { email, name, ...(await insertMember(panel.world, { email, name, role, website_id })) }
}

/** A fresh address with an invitation, and the token of its link. */
export async function invite(
  panel: TestPanel,
  owner: Subscriber,
  role: MemberRole = 'agent',
  email = freshAddress()
): Promise<{ email: string; token: string }> {
  const { body } = await panel.call(inviteMember, { email, role }, owner)
  if (body.api_status !== 0) throw new Error(`not invited: ${body.message}`)
  return { email, token: await invitationTo(panel, email) }
}

export async function invitationTo(panel: TestPanel, email: string): Promise<string> {
  await runDueJobs(panel.world)
  const links = panel.emails
    .filter(({ to }) => to.address === email)
    .map(({ text }) => /#invitation=([\w-]+)/.exec(text)?.[1])
  return links.findLast((token) => token !== undefined) ?? ''
}

export const freshAddress = () => `member-${++people}@brokerage.test`

/** Changes the plan as the owner of the service does. */
async function setPlan(
  panel: TestPanel,
  { website_id }: Pick<Subscriber, 'website_id'>,
  plan_id: number
): Promise<void> {
  await panel.world.db
    .updateTable('websites')
    .set({ plan_id })
    .where('website_id', '=', website_id)
    .execute()
}

/** Takes the team away from a website's plan. */
export const downgrade = (panel: TestPanel, owner: Subscriber) => setPlan(panel, owner, STARTER)
export const upgrade = (panel: TestPanel, owner: Subscriber) => setPlan(panel, owner, BROKERAGE)
