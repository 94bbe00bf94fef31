import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ConnectorList } from '#contract/leads/connectors.ts'
import { leadConnectorMessages } from '#messages/lead-connectors.ts'
import {
  $connectors,
  $webhookSecret,
  loadConnectors,
  saveFollowUpBoss,
  saveSecondAddress,
  saveWebhook
} from '#stores/leads/connectors.ts'
import { copyText } from '#stores/website/website.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { Modal } from '../kit/modal.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ConnectorForm } from './connector-form.tsx'
import styles from './connectors.module.css'
import { Deliveries } from './deliveries.tsx'

/** Settings › Connectors: where leads are passed on, and how the last ones went. */
export function Connectors() {
  const t = useMessages(leadConnectorMessages)
  useEffect(() => void loadConnectors(), [])
  return (
    <WhenLoaded
      loading={
        <Panel busy title={t.title}>
          <TableSkeleton rows={12} />
        </Panel>
      }
      of={$connectors}
      retry={loadConnectors}
      what={t.what}
    >
      {(list) => <Loaded list={list} />}
    </WhenLoaded>
  )
}

function Loaded({ list }: { list: ConnectorList }) {
  const t = useMessages(leadConnectorMessages)
  const { connectors, deliveries, second_address } = list
  const webhook = connectors.find(({ kind }) => kind === 'webhook')
  return (
    <>
      <Panel title={t.title}>
        <p className={styles['soft']}>{t.intro}</p>
        <div className={styles['forms']}>
          <ConnectorForm
            connector={webhook}
            hint={t.webhookHint}
            key={webhook?.url}
            kind="webhook"
            label={t.urlLabel}
            save={saveWebhook}
            value={webhook?.url ?? ''}
          />
          <ConnectorForm
            connector={connectors.find(({ kind }) => kind === 'follow_up_boss')}
            hint={t.followUpBossHint}
            kind="follow_up_boss"
            label={t.keyLabel}
            save={saveFollowUpBoss}
            value=""
          />
          <ConnectorForm
            hint={t.secondHint}
            key={second_address}
            label={t.secondLabel}
            save={saveSecondAddress}
            value={second_address}
          />
        </div>
      </Panel>
      <Deliveries deliveries={deliveries} />
      <NewSecret />
    </>
  )
}

/** A secret that is shown this once. */
function NewSecret() {
  const t = useMessages(leadConnectorMessages)
  const secret = useStore($webhookSecret)
  if (secret === undefined) return null
  const close = () => $webhookSecret.set(undefined)
  return (
    <Modal onClose={close} open title={t.secretTitle}>
      <p>{t.secretText}</p>
      <p className={styles['secret']}>{secret}</p>
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => copyText(secret)}>
          {t.copy}
        </Button>
        <Button look="quiet" onClick={close}>
          {t.done}
        </Button>
      </div>
    </Modal>
  )
}
