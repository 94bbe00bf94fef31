import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { GoLive as Proofs } from '#contract/websites/go-live.ts'
import { writeDay } from '#rules/time/time-zone.ts'
import type { GoLiveStep } from '#rules/websites/go-live.ts'
import { paths } from '#rules/paths.ts'
import { askForLead, askForVerification } from '#stores/website/go-live.ts'
import { Button } from '../../kit/button.tsx'
import { ChangeEmail } from '../../auth/change-email.tsx'
import { useProvince } from '../../kit/use-province.ts'
import styles from './go-live.module.css'
import { inTime } from '#stores/in-time.ts'

/** Fetched when it is asked for: most visits have no use for a form. */
const Agreement = lazy(async () => ({
  default: (await inTime(import('./agreement.tsx'))).Agreement
}))

/** A step that is left: what it is good for, and the way to do it. */
export function StepLeft({
  step,
  proofs,
  email
}: {
  step: GoLiveStep
  proofs: Proofs
  email: string
}) {
  const province = useProvince()
  switch (step) {
    case 'email':
      return (
        <Step
          action={<Ask ask={askForVerification}>Send a new link</Ask>}
          more={<ChangeEmail />}
          title="Confirm your email"
        >
          Open the link in the email we sent to {email}.
        </Step>
      )
    case 'photo':
      return (
        <Step
          action={
            <a className="button line small" href={paths.contact}>
              Send us your photo
            </a>
          }
          title="Show your face"
        >
          Your website doesn’t have your photo yet. Send us one, and we’ll add it.
        </Step>
      )
    case 'nameServers':
      return (
        <Step
          action={
            <a className="button line small" href={paths.nameServerGuide}>
              Show me how
            </a>
          }
          title="Point your domain to your website"
        >
          Enter the name servers below at your registrar, then press DNS Check.
        </Step>
      )
    case 'agreement':
      return <Sign />
    case 'lead':
      return (
        <Step
          action={
            <Ask ask={askForLead}>
              {proofs.test_lead_sent_at ? 'Send it again' : 'Send a test lead'}
            </Ask>
          }
          title="Receive your first lead"
        >
          {proofs.test_lead_sent_at
            ? `We sent it on ${writeDay(proofs.test_lead_sent_at, province)}. Open the link in it, and you’ll know that leads reach you.`
            : 'We’ll send you one as a visitor would. Open the link in it, and you’ll know that leads reach you.'}
        </Step>
      )
  }
}

function Sign() {
  const [open, setOpen] = useState(false)
  return (
    <Step
      action={
        <Button aria-expanded={open} look="line" onClick={() => setOpen(!open)} size="small">
          I have signed it
        </Button>
      }
      more={
        open && (
          <Suspense>
            <Agreement />
          </Suspense>
        )
      }
      title="Sign your board’s data agreement"
    >
      Without it your board gives us no listings. <a href={paths.agentAgreementGuide}>The guide</a>{' '}
      goes through every line.
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

function Ask({ ask, children }: { ask: () => Promise<void>; children: ReactNode }) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await ask()
    setBusy(false)
  }
  return (
    <Button busy={busy} busyLabel="Sending…" look="line" onClick={press} size="small">
      {children}
    </Button>
  )
}
