import { useStore } from '@nanostores/react'
import { formBrokenMessages } from '#messages/emails/form-broken.ts'
import { leadConnectorMessages } from '#messages/lead-connectors.ts'
import { goLive } from '#stores/website/go-live.ts'
import { Notice } from '../../kit/notice.tsx'
import { useMessages } from '../../kit/use-messages.ts'

/** Visitors' messages that don't reach the agent: their emails come back, or the form is broken. */
export function LeadsNotice() {
  const t = useMessages(leadConnectorMessages)
  const { steps } = useMessages(formBrokenMessages)
  const loaded = useStore(goLive.$loaded)
  if (loaded.status !== 'ready') return null
  const { form_problem, lead_bounce } = loaded.value
  const { code = '', member } = lead_bounce ?? {}
  return (
    <>
      {lead_bounce && (
        <Notice kind="error" title={t.bounceTitle(lead_bounce.address)}>
          <p>{member === undefined ? t.bounceText(code) : t.memberBounceText(code, member)}</p>
        </Notice>
      )}
      {form_problem && (
        <Notice kind="error" title={t.formTitle}>
          <p>{steps[form_problem]}</p>
        </Notice>
      )}
    </>
  )
}
