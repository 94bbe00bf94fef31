import { listingClockMessages } from '#messages/listings/listing-clock.ts'
import { formatDate } from '#rules/time/calendar.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { formatWholeDay } from '../kit/local-time.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { useProvince } from '../kit/use-province.ts'
import styles from './listings.module.css'

/** By when a home that is marketed without the MLS has to be on it. */
export function ListingClock({ by, since }: { by: string; since: string | null }) {
  const t = useMessages(listingClockMessages)
  const { formatWeekday } = useLocalTime()
  const province = useProvince()
  const today = formatDate(new Date(), 'YYYY-MM-DD', zoneOf(province).id)
  const day = formatWholeDay(by)
  if (since === null) return <p className={styles['clock']}>{t.ahead(day)}</p>
  const isOver = by < today
  return (
    <p className={styles['clock']} data-over={isOver || undefined}>
      {isOver ? t.over(day) : t.running(formatWeekday(since), day)}
    </p>
  )
}
