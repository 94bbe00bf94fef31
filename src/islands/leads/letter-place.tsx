import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { createOpenedPlace } from '#stores/leads/opened-place.ts'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { NeedsWebsite } from '../kit/needs-website.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { CrmGate } from './crm-gate.tsx'

type Texts = { title: string; lede: string; noWebsite: string; setUp: string }
type Shown = {
  texts: Texts
  place: ReturnType<typeof createOpenedPlace>
  list: ReactNode
  /** The one that is open. */
  one: (id: string, isNew: boolean) => ReactNode
}

/** A list of campaigns or sequences, or one of them, for an agent with a website or a team. */
export function LetterPlace(shown: Shown) {
  const { texts } = shown
  const { noWebsite, setUp, title } = texts
  return (
    <CrmGate
      loading={<LetterPlaceSkeleton texts={texts} />}
      noWebsite={<NeedsWebsite none={{ title: noWebsite, action: setUp }} title={title} />}
      title={title}
    >
      {() => <Opened {...shown} />}
    </CrmGate>
  )
}

function Opened({ list, one, place, texts }: Shown) {
  const { id, isNew } = useStore(place.$place)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = place.followAddress()
    setReady(true)
    return stop
  }, [place])
  if (!ready) return <LetterPlaceSkeleton texts={texts} />
  return id === undefined ? list : one(id, isNew)
}

export function LetterPlaceSkeleton({ texts: { lede, title } }: { texts: Texts }) {
  return (
    <DashboardPage lede={lede} title={title}>
      <Panel busy title={title}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
