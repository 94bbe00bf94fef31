import { lazy, Suspense, useState, type ReactNode } from 'react'
import { dates } from '#messages/dates.ts'
import { goLiveMessages } from '#messages/go-live.ts'
import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import type { GoLiveStep } from '#rules/websites/go-live.ts'
import { paths } from '#rules/paths.ts'
import { requestTestLead, requestVerification } from '#stores/website/go-live.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { Button } from '../../kit/button.tsx'
import { ChangeEmail } from '../../auth/change-email.tsx'
import { useProvince } from '../../kit/use-province.ts'
import styles from './go-live.module.css'
import { inTime } from '#stores/in-time.ts'

/** Loaded on demand: most visits don't need the form. */
const AgreementForm = lazy(async () => ({
  default: (await inTime(import('./agreement-form.tsx'))).AgreementForm
}))

/** A step still to do: why, and how. */
export function RemainingStep({
  step,
  proofs,
  email
}: {
  step: GoLiveStep
  proofs: Proofs
  /** The agent's own. */
  email: string
}) {
  const t = useMessages(goLiveMessages)
  const { dayIn } = useMessages(dates)
  const province = useProvince()
  switch (step) {
    case 'email':
      return (
        <Step
          action={<SendButton send={requestVerification}>{t.sendLink}</SendButton>}
          more={<ChangeEmail />}
          title={t.emailTitle}
        >
          {t.emailText(email)}
        </Step>
      )
    case 'photo':
      return (
        <Step
          action={
            <a className="button line small" href={paths.website}>
              {t.addPhoto}
            </a>
          }
          title={t.photoTitle}
        >
          {t.photoText}
        </Step>
      )
    case 'nameServers':
      return (
        <Step
          action={
            <a className="button line small" href={paths.nameServerGuide}>
              {t.domainGuide}
            </a>
          }
          title={t.domainTitle}
        >
          {t.domainText}
        </Step>
      )
    case 'agreement':
      return <AgreementStep />
    case 'lead':
      return (
        <Step
          action={
            <SendButton send={requestTestLead}>
              {proofs.test_lead_sent_at ? t.sendLeadAgain : t.sendLead}
            </SendButton>
          }
          title={t.leadTitle}
        >
          {proofs.test_lead_problem
            ? `${t.leadProblem[proofs.test_lead_problem]} ${t.leadProblemNext}`
            : proofs.test_lead_sent_at
              ? t.leadSentText(dayIn(proofs.test_lead_sent_at, province))
              : t.leadText}
        </Step>
      )
  }
}

function AgreementStep() {
  const t = useMessages(goLiveMessages)
  const [open, setOpen] = useState(false)
  return (
    <Step
      action={
        <Button aria-expanded={open} look="line" onClick={() => setOpen(!open)} size="small">
          {t.signed}
        </Button>
      }
      more={
        open && (
          <Suspense>
            <AgreementForm />
          </Suspense>
        )
      }
      title={t.agreementTitle}
    >
      {t.agreementText}
      <a href={paths.agentAgreementGuide}>{t.agreementGuide}</a>
      {t.agreementGuideText}
    </Step>
  )
}

function Step({
  title,
  action,
  more,
  children
}: {
  title: string
  action: ReactNode
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles['step']}>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action}
      {more}
    </li>
  )
}

function SendButton({ send, children }: { send: () => Promise<void>; children: ReactNode }) {
  const t = useMessages(goLiveMessages)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await send()
    setBusy(false)
  }
  return (
    <Button busy={busy} busyLabel={t.sending} look="line" onClick={press} size="small">
      {children}
    </Button>
  )
}
