import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { $place, followAddress } from '#stores/editor/editor-place.ts'
import { ItemList } from './item-list.tsx'
import { ItemPage } from './item-page.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'

/** `lost` is what stands at an address where there is nothing: to everybody but an editor, there is nothing here. */
export const Editor = bounded(Whole)

function Whole({ lost }: { lost?: ReactNode }) {
  return <Gate loading={<EditorOutline />}>{(user) => (user.is_editor ? <Desk /> : lost)}</Gate>
}

function Desk() {
  const { item_id } = useStore($place)
  const [ready, setReady] = useState(false)
  useKeptPlace()
  useEffect(() => {
    const stop = followAddress()
    setReady(true)
    return stop
  }, [])
  if (!ready) return <EditorOutline />
  return item_id === undefined ? <ItemList /> : <ItemPage />
}

export function EditorOutline() {
  return (
    <DashboardPage title="Editor">
      <Panel busy title="Posts">
        <TableOutline rows={5} />
      </Panel>
    </DashboardPage>
  )
}
