import { privacyMessages } from '#messages/privacy/screen.ts'
import { paths } from '#rules/paths.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { useMessages } from '../../kit/use-messages.ts'

export function YourData() {
  const t = useMessages(privacyMessages)
  return (
    <Panel title={t.rights.title}>
      <p>{t.rights.text}</p>
      <p>
        <a href={paths.privacyPolicy}>{t.policy}</a>
      </p>
    </Panel>
  )
}
