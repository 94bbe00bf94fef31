import { useId, useState } from 'react'
import type { WhyFinding } from '#contract/listings/why-listing.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { whyListingMessages } from '#messages/listings/why-listing.ts'
import { whyPanelMessages } from '#messages/listings/why-panel.ts'
import { LISTING_NUMBER_MAX } from '#rules/listings/feeds/compliance-path.ts'
import { DEPARTURES_KEPT_DAYS } from '#rules/listings/feeds/feed-limits.ts'
import { findListing } from '#stores/listings/why-listing.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainForm } from '../../kit/form/plain-form.tsx'
import { useFocusWrong } from '../../kit/form/use-focus-wrong.ts'
import { formatDay } from '../../kit/local-time.ts'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { ComplianceLink } from './compliance-link.tsx'
import styles from './feeds.module.css'

type Found = { number: string; findings: readonly WhyFinding[] }

/** An MLS number, and what became of the homes with it. */
export function WhyListing() {
  const t = useMessages(whyPanelMessages)
  const words = useMessages(whyListingMessages)
  const id = useId()
  const [number, setNumber] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useFocusWrong(errors)
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const asked = number.trim()
    setErrors(asked === '' ? { ListingId: t.empty } : {})
    if (asked === '') return
    setBusy(true)
    const findings = await findListing(asked)
    setBusy(false)
    setFound(findings && { number: asked, findings })
  }
  return (
    <Panel title={t.title}>
      <p className={styles['soft']}>{t.text}</p>
      <PlainForm busy={busy} className={styles['ask']} onSubmit={ask} ref={form}>
        <PlainField
          autoComplete="off"
          error={errors['ListingId']}
          label={words.field}
          maxLength={LISTING_NUMBER_MAX}
          name="ListingId"
          onChange={setNumber}
          value={number}
        />
        <Button busy={busy} busyLabel={t.asking} look="ink" type="submit">
          {words.ask}
        </Button>
      </PlainForm>
      <div aria-live="polite" className={styles['findings']} id={id}>
        {found?.findings.length === 0 && <p>{words.none(found.number, DEPARTURES_KEPT_DAYS)}</p>}
        {found?.findings.map((finding, at) => (
          <Finding finding={finding} key={at} number={found.number} />
        ))}
      </div>
      <ComplianceLink />
    </Panel>
  )
}

function Finding({ finding, number }: { finding: WhyFinding; number: string }) {
  const t = useMessages(whyListingMessages)
  const { kinds } = useMessages(agreementLabels)
  const { formatMoment } = useLocalTime()
  const { agreements, feed, listing_url, reason, seen_at, since } = finding
  const place = seen_at === null ? t.inFeed(feed) : t.seen(feed, formatMoment(seen_at))
  return (
    <section className={styles['finding']}>
      <h3>{number}</h3>
      <p>
        <strong>{t.reasons[reason]}</strong> {since !== null && t.since(formatMoment(since))}
      </p>
      <ul>
        <li>{feed === '' ? t.own : place}</li>
        {agreements.map(({ kind, signed_on }) => (
          <li key={kind}>{t.permission(kinds[kind], formatDay(signed_on))}</li>
        ))}
        {feed !== '' && agreements.length === 0 && <li>{t.noPermission}</li>}
      </ul>
      {listing_url !== null && <a href={listing_url}>{t.view}</a>}
    </section>
  )
}
