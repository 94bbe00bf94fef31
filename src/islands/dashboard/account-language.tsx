import type { User } from '#contract/entities.ts'
import { accountLanguageMessages } from '#messages/account-language.ts'
import { changeLanguage } from '#stores/session/change-language.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { PlainSelect } from '../kit/form/plain-select.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** As each language calls itself. */
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' }
] as const

/** The language of the agent's emails and receipts, saved at once. */
export function AccountLanguage({ user: { language = 'en' } }: { user: User }) {
  const t = useMessages(accountLanguageMessages)
  return (
    <Panel title={t.title}>
      <PlainSelect
        hint={t.hint}
        label={t.language}
        name="language"
        of={LANGUAGES}
        onChoose={(chosen) => void changeLanguage({ language: chosen })}
        value={language}
      />
    </Panel>
  )
}
