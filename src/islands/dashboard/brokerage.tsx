import { useEffect } from 'react'
import { brokerageMessages } from '#messages/brokerage.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import { edited, moves, stamps } from '#stores/website/brokerage.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { MovePanel } from './brokerage/move-panel.tsx'
import { StampsPanel } from './brokerage/stamps-panel.tsx'
import styles from './brokerage/brokerage.module.css'

export const Brokerage = bounded(BrokeragePage)

function BrokeragePage() {
  return (
    <Gate loading={<BrokerageSkeleton />}>
      {(user) => (user.website ? <Loaded /> : <NoWebsite />)}
    </Gate>
  )
}

function NoWebsite() {
  const { title } = useMessages(brokerageMessages)
  const { none } = useMessages(websiteBuilderMessages)
  return <NeedsWebsite none={{ title: none.title, action: none.action }} title={title} />
}

function Loaded() {
  const t = useMessages(brokerageMessages)
  const load = async () => {
    await Promise.all([edited.load({}), stamps.load({}), moves.load({})])
  }
  useFocusFallback()
  useEffect(() => void load(), [])
  return (
    <DashboardPage title={t.title}>
      <div className={styles['acts']}>
        <Button look="line" onClick={() => window.print()} size="small">
          {t.print}
        </Button>
      </div>
      <WhenLoaded loading={<Bars />} of={edited.$loaded} retry={load} what={t.what}>
        {(state) => (
          <>
            <WhenLoaded loading={<Bars />} of={stamps.$loaded} retry={load} what={t.what}>
              {({ data }) => <StampsPanel stamps={data} state={state} />}
            </WhenLoaded>
            <WhenLoaded loading={null} of={moves.$loaded} retry={load} what={t.move.what}>
              {({ data }) => (
                <MovePanel moves={data} site={{ ...state.content, website_id: state.website_id }} />
              )}
            </WhenLoaded>
          </>
        )}
      </WhenLoaded>
    </DashboardPage>
  )
}

export const BrokerageSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(brokerageMessages)
  return (
    <DashboardPage title={t.title}>
      <Bars />
    </DashboardPage>
  )
}

function Bars() {
  const t = useMessages(brokerageMessages)
  return (
    <Panel busy title={t.stamps.title}>
      <TableSkeleton rows={5} />
    </Panel>
  )
}
