import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Campaign } from '#contract/leads/campaigns.ts'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { $campaigns, loadCampaigns } from '#stores/leads/campaign-list.ts'
import { useMessages } from '../kit/use-messages.ts'
import styles from './campaigns.module.css'
import { useLocalTime } from '../kit/use-local-time.ts'

const COUNTED = ['sent', 'waiting', 'left_out', 'bounced', 'failed', 'unsubscribed'] as const

/** What became of a campaign's emails. */
export function CampaignResults({ of }: { of: Campaign }) {
  const t = useMessages(campaignMessages)
  const list = useStore($campaigns)
  const { formatMoment } = useLocalTime()
  useEffect(() => void loadCampaigns(), [])
  const isCounted = list.status === 'ready' && list.value.answers_counted
  if (of.state === 'scheduled' && of.send_at) {
    return (
      <section className={`card ${styles['card']}`}>
        <p>{t.planned(formatMoment(of.send_at))}</p>
      </section>
    )
  }
  const names = isCounted ? [...COUNTED, 'answered' as const] : COUNTED
  return (
    <section aria-label={t.results} className={`card ${styles['card']}`}>
      <dl className={styles['results']}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t.resultNames[name]}</dt>
            <dd>{of.results[name]}</dd>
          </div>
        ))}
      </dl>
      {list.status === 'ready' && !isCounted && (
        <p className={styles['soft']}>{t.answersUncounted}</p>
      )}
    </section>
  )
}
