import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startHosting } from '../../kit/hosting.ts'
import { startLeadForms } from '../../kit/lead-forms.ts'
import { openListings } from '../../kit/listings.ts'
import { choicesOf } from '../../kit/privacy-choices.ts'
import { openVowSite, startBoard } from '../../kit/vow-site.ts'

const MINUTE_MS = 60_000
const KIM = 'kim@visitor.test'

describe('pages that email a link to whatever address is typed', () => {
  let hosting: Awaited<ReturnType<typeof startHosting>>
  let board: Awaited<ReturnType<typeof startBoard>>
  let ask: Record<string, (email: string) => ReturnType<typeof hosting.ask>>
  beforeAll(async () => {
    hosting = await startHosting()
    board = await startBoard(hosting)
    const site = await openVowSite(hosting, board, await hosting.newSite())
    const choices = choicesOf(hosting, site.host)
    ask = { choices: choices.ask, registration: (email) => site.register(email) }
  })
  beforeEach(() => hosting.panel.world.db.deleteFrom('rate_limits').execute())
  afterAll(async () => {
    await board.close()
    await hosting.close()
  })
  const doors = ['choices', 'registration']
  const send = (door: string, email: string) => ask[door]!(email)

  test.each(doors)(
    'an address gets five links of %s an hour, and the page says how long to wait for the next',
    async (door) => {
      for (let sent = 0; sent < 5; sent++) {
        expect((await send(door, KIM)).status).toBe(303)
        hosting.panel.advanceClock(8 * MINUTE_MS)
      }
      const refused = await send(door, KIM)
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(15 * 60)
      expect(refused.body).toContain(`Please wait ${Math.ceil(seconds / 60)} minutes`)
      expect(refused.body).toContain(`value="${KIM}"`)
      expect((await send(door, 'lee@visitor.test')).status).toBe(303)
      hosting.panel.advanceClock(seconds * 1000)
      expect((await send(door, KIM)).status).toBe(303)
    }
  )

  test.each(doors)(
    'one client asks for five links of %s in a quarter of an hour; what is refused then counts against no address',
    async (door) => {
      for (let sent = 0; sent < 5; sent++) await send(door, `one${sent}@visitor.test`)
      for (let more = 0; more < 5; more++) expect((await send(door, KIM)).status).toBe(429)
      hosting.panel.advanceClock(16 * MINUTE_MS)
      expect((await send(door, KIM)).status).toBe(303)
    }
  )
})

describe('alerts for a search, confirmed by an emailed link', () => {
  let forms: Awaited<ReturnType<typeof startLeadForms>>
  beforeAll(async () => {
    forms = await startLeadForms()
    const homes = await openListings(forms.hosting.panel, forms.site)
    await homes.save({ title: { en: 'Loft' } })
  })
  beforeEach(() => forms.clear())
  afterAll(() => forms.hosting.close())

  async function agreedTo(): Promise<string> {
    const page = () => forms.hosting.get(forms.site.host, '/listings')
    await expect.poll(async () => (await page()).status).toBe(200)
    return /name="consent_text" value="([^"]+)"/.exec((await page()).body)?.[1] ?? ''
  }

  async function save(email: string, isProven: boolean): Promise<number> {
    const proven = isProven ? await forms.proven() : { form_token: await forms.ready() }
    const form = { kind: 'search', block: 'alerts', language: 'en', page: '/listings' }
    const consent_text = await agreedTo()
    return (await forms.post({ ...form, ...proven, consent_text, email, query: 'beds=3' })).status
  }

  test('an address is emailed five times an hour at most', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent++) statuses.push(await save(KIM, true))
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect(await save('lee@visitor.test', true)).toBe(303)
  })

  test('a client that didn’t pass the human check has three addresses emailed in a quarter of an hour', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 4; sent++) statuses.push(await save(`one${sent}@visitor.test`, false))
    expect(statuses).toEqual([303, 303, 303, 429])
    expect(await save(KIM, true)).toBe(303)
  })
})
