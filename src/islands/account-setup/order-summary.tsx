import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { paymentStepMessages } from '#messages/payment-step.ts'
import { amounts } from '#messages/amounts.ts'
import { $orderSummary, type OrderSummary as Summary } from '#stores/account-setup/plan-choice.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './order-summary.module.css'

/** The order, line by line. On a small screen, a bar at the bottom that opens upwards. */
export function OrderSummary() {
  const t = useMessages(paymentStepMessages)
  const { cad } = useMessages(amounts)
  const summary = useStore($orderSummary)
  const [open, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open) return undefined
    // Opened, it covers half of a phone: typing and Escape close it.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !section.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    const onInput = () => setOpen(false)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  if (!summary) return null
  const total = cad(summary.lines.total)
  const label = summary.province ? t.total : t.totalBeforeTax
  return (
    <section
      aria-labelledby="order-title"
      className={styles['summary']}
      data-open={open}
      ref={section}
    >
      <button
        aria-controls="order-lines"
        aria-expanded={open}
        className={styles['bar']}
        onClick={() => setOpen(!open)}
        type="button"
      >
        <span>
          {label}
          <small>{open ? t.hideSummary : t.showSummary}</small>
        </span>
        <strong>{total}</strong>
      </button>
      <p className="visually-hidden" role="status">
        {label} {total}
      </p>
      <div className={styles['lines']} id="order-lines">
        <h2 id="order-title">{t.summary}</h2>
        <p className={styles['plan']}>
          <b>{summary.plan_name}</b>
          <span>{t.plan(summary.duration)}</span>
        </p>
        <dl>
          <Line name={t.pricePerMonth}>{cad(summary.pricePerMonth)}</Line>
          {summary.couponPerMonth > 0 && (
            <Line good name={t.discount(summary.coupon_code)}>
              − {cad(summary.couponPerMonth)}
            </Line>
          )}
          {summary.duration > 1 && (
            <Line name={t.months(summary.duration)}>
              {cad(summary.lines.subtotal - summary.setupFee)}
            </Line>
          )}
          <Line name={t.setupFee}>{cad(summary.setupFee)}</Line>
          <Taxes summary={summary} />
        </dl>
        <dl className={styles['total']}>
          <Line name={label}>{total}</Line>
        </dl>
      </div>
    </section>
  )
}

/** The province's tax, broken down where it has several parts. */
function Taxes({ summary: { lines, province } }: { summary: Summary }) {
  const t = useMessages(paymentStepMessages)
  const { cad } = useMessages(amounts)
  if (!province) return <Line name={t.taxes}>{t.taxesUnknown}</Line>
  return (
    <>
      <Line name={t.taxesOf(province.shortcode, province.percent)}>{cad(lines.tax)}</Line>
      {province.parts.length > 1 &&
        province.parts.map(({ amount, name, rate }) => (
          <Line key={name} name={t.tax(name, rate / 1000)} small>
            {cad(amount)}
          </Line>
        ))}
    </>
  )
}

function Line({
  name,
  good,
  small,
  children
}: {
  name: string
  good?: boolean
  small?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles['line']} data-good={good} data-small={small}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
