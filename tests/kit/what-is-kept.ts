import { expect } from '@playwright/test'
import { keptOfAgentsClaims } from '#messages/claims/kept-of-agents.ts'
import { keptOfOthersClaims } from '#messages/claims/kept-of-others.ts'
import { retentionMessages } from '#messages/privacy/retention.ts'
import { DATA_KINDS, RETENTION } from '#rules/privacy/retention.ts'
import { type readPage, visibleText } from './read-page.ts'

/** Every kind of data of the table, with its period; nothing on a page that isn't the privacy policy. */
export function expectWhatIsKept(
  { document }: Pick<Awaited<ReturnType<typeof readPage>>, 'document'>,
  isPrivacyPolicy: boolean
): void {
  const kept = document.querySelector('.kept')
  expect(kept !== null).toBe(isPrivacyPolicy)
  if (!kept) return
  const text = visibleText(kept)
  const kinds = { ...keptOfAgentsClaims.en, ...keptOfOthersClaims.en }
  for (const kind of DATA_KINDS) {
    expect(text).toContain(kinds[kind].what)
    expect(text).toContain(retentionMessages.en.period(RETENTION[kind]))
  }
}
