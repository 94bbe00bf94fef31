import { bulkPauseMessages } from '#messages/leads/bulk-pauses.ts'
import type { BulkPause } from '#rules/leads/campaigns.ts'
import { paths } from '#rules/paths.ts'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Why nothing of a campaign or sequence is sent at the moment, and where that is changed. */
export function BulkPauseNotice({ by }: { by: BulkPause }) {
  const t = useMessages(bulkPauseMessages)
  return (
    <Notice action={<Way by={by} />} kind="warning">
      {t.why[by]}
    </Notice>
  )
}

function Way({ by }: { by: BulkPause }) {
  const t = useMessages(bulkPauseMessages)
  if (by === 'suspended') return null
  const [to, label] =
    by === 'plan' ? [paths.billing, t.openBilling] : [paths.website, t.openWebsite]
  return (
    <a className="button line" href={to}>
      {label}
    </a>
  )
}
