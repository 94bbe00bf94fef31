import type { ConnectorList } from '#contract/leads/connectors.ts'
import { leadConnectorMessages } from '#messages/lead-connectors.ts'
import { pairMessages } from '#messages/pairs.ts'
import { codeText, retryDelivery } from '#stores/leads/connectors.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { type Column, DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import type { LocalTime } from '../kit/local-time.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'

type Delivery = ConnectorList['deliveries'][number]
type Texts = (typeof leadConnectorMessages)['en'] & Pick<(typeof pairMessages)['en'], 'pair'>

/** How the last leads were passed on; what failed can be tried again. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const t = useMessages(leadConnectorMessages)
  const { pair } = useMessages(pairMessages)
  const time = useLocalTime()
  return (
    <Panel title={t.deliveries}>
      {deliveries.length > 0 ? (
        <DataTable
          columns={columns({ ...t, pair }, time)}
          keyOf={({ channel, lead_id }) => `${lead_id} ${channel}`}
          label={t.deliveries}
          rows={deliveries}
        />
      ) : (
        <EmptyState title={t.none}>{t.noneText}</EmptyState>
      )}
    </Panel>
  )
}

const columns = (t: Texts, { formatMoment }: LocalTime): Column<Delivery>[] => [
  { name: t.columns.name, cell: ({ name }) => name, headline: true },
  { name: t.columns.channel, cell: ({ channel }) => t.channels[channel] },
  {
    name: t.columns.state,
    cell: ({ channel, last_code, state }) => (
      <span className={state === 'failed' ? 'tag bad' : 'tag'}>
        {state === 'delivered' || last_code === ''
          ? t.states[state]
          : t.pair(t.states[state], codeText(t.codes, channel, last_code))}
      </span>
    )
  },
  { name: t.columns.when, cell: ({ updated }) => formatMoment(updated) },
  {
    name: t.columns.act,
    cell: ({ channel, lead_id, name, state }) =>
      channel !== 'email' && (state === 'failed' || state === 'held') ? (
        <Button
          aria-label={t.retryIt(name)}
          look="line"
          onClick={() => void retryDelivery({ channel, lead_id })}
          size="small"
        >
          {t.retry}
        </Button>
      ) : null
  }
]
