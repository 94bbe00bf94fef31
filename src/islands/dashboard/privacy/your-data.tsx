import { privacyMessages } from '#messages/privacy/screen.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { useMessages } from '../../kit/use-messages.ts'

export function YourData({ policy }: { policy: string }) {
  const t = useMessages(privacyMessages)
  return (
    <Panel title={t.rights.title}>
      <p>{t.rights.text}</p>
      <p>
        <a href={policy}>{t.policy}</a>
      </p>
    </Panel>
  )
}
