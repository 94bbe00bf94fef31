import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPanel } from '../../kit/panel.ts'
import { openBuilder } from '../../kit/site-builder.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/dashboard/campaigns')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

test.each([
  ['en-CA', 'en'],
  ['fr-CA', 'fr']
])(
  'a new campaign and a new sequence on a page in %s are written in it',
  async (lang, language) => {
    const agent = await openBuilder(panel)
    localStorage.setItem('access_token', agent.token)
    document.documentElement.lang = lang
    const { campaignDocument } = await import('#stores/leads/campaign.ts')
    const { openSequence, sequenceDocument } = await import('#stores/leads/sequence.ts')
    await campaignDocument.open(crypto.randomUUID(), true)
    await openSequence(crypto.randomUUID(), true)
    expect(campaignDocument.opened()?.fields.language).toBe(language)
    expect(sequenceDocument.opened()?.fields.language).toBe(language)
  }
)
