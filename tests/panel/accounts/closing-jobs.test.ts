import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '#contract/accounts/close-account.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { saveCustomer } from '#panel/records/billing/cards.ts'
import { CustomerGone } from '#panel/services/cards/card-processor.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { cloudflareZones } from '#panel/services/dns/cloudflare-zones.ts'
import { ZONE_KEPT_DAYS } from '#rules/privacy/closing-periods.ts'
import { DAY, subscribe, type Subscriber } from '../../kit/billing.ts'
import { startCloudflare } from '../../kit/cloudflare-server.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { startStripe } from '../../kit/stripe-server.ts'

let panel: TestPanel
let cloudflare: Awaited<ReturnType<typeof startCloudflare>>
let stripe: Awaited<ReturnType<typeof startStripe>>
beforeAll(async () => {
  panel = await startPanel()
  cloudflare = await startCloudflare()
  stripe = await startStripe()
})
afterAll(async () => {
  await panel.close()
  await cloudflare.close()
  await stripe.close()
})

const close = ({ email, token }: Subscriber) =>
  panel.call(closeAccount, { email, password: 'a good password' }, { token })

test('the customer is deleted at Stripe at once, and the zone after 30 days unless another website has it', async () => {
  const [ann, bea, carl] = [await subscribe(panel), await subscribe(panel), await subscribe(panel)]
  const { db } = panel.world
  const cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
  const zones = cloudflareZones(cloudflare.keys)
  Object.assign(panel.world, { cards, zones })
  const customer = await cards.createCustomer({ ...ann, name: 'Ann' })
  await saveCustomer(db, ann.agent_id, 'stripe', customer)
  const give = async ({ website_id }: Subscriber, domain: string) => {
    const zone = await zones.zoneOf(domain)
    const zone_id = zone === 'unregistered' ? null : zone.zone_id
    await db.updateTable('websites').set({ zone_id }).where('website_id', '=', website_id).execute()
  }
  await give(ann, 'leaving.ca')
  await give(bea, 'moving.ca')
  // The worker makes zones of the three websites' own domains besides.
  const names = () =>
    cloudflare.zones.map(({ name }) => name).filter((name) => !name.startsWith('agent-'))

  expect((await close(ann)).status).toBe(200)
  expect((await close(bea)).status).toBe(200)
  await runDueJobs(panel.world)
  await expect(cards.createSetup(customer)).rejects.toThrow(CustomerGone)
  expect(names()).toEqual(['leaving.ca', 'moving.ca'])
  // Another agent gets the domain meanwhile.
  await give(carl, 'moving.ca')
  panel.advanceClock(ZONE_KEPT_DAYS * DAY)
  await runDueJobs(panel.world)
  expect(names()).toEqual(['moving.ca'])
  const jobs = db.selectFrom('jobs').select('kind').where('kind', 'like', 'delete-%').execute()
  expect(await jobs).toEqual([])
})
