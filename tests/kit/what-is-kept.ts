import { expect } from '@playwright/test'
import { keptOfAgentsClaims } from '#messages/claims/kept-of-agents.ts'
import { keptOfOthersClaims } from '#messages/claims/kept-of-others.ts'
import { retentionMessages } from '#messages/privacy/retention.ts'
import { DATA_KINDS, RETENTION } from '#rules/privacy/retention.ts'

/** Every kind of data of the table, with its period. */
export function expectWhatIsKept(text: string): void {
  const kinds = { ...keptOfAgentsClaims.en, ...keptOfOthersClaims.en }
  for (const kind of DATA_KINDS) {
    expect(text).toContain(kinds[kind].what)
    expect(text).toContain(retentionMessages.en.period(RETENTION[kind]))
  }
}
