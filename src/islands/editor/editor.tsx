import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import { editorListMessages } from '#messages/editor-list.ts'
import { $place, followAddress } from '#stores/editor/editor-place.ts'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { Gate } from '../kit/gate.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ItemList } from './item-list.tsx'
import { ItemPage } from './item-page.tsx'

/** `lost` is the page for an unknown address, which is all that anyone but an editor sees here. */
export const Editor = bounded(EditorPage)

function EditorPage({ lost }: { lost?: ReactNode }) {
  return (
    <Gate loading={<EditorSkeleton />}>
      {(user) => (user.is_editor ? <EditorScreens /> : lost)}
    </Gate>
  )
}

function EditorScreens() {
  const { item_id } = useStore($place)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = followAddress()
    setReady(true)
    return stop
  }, [])
  if (!ready) return <EditorSkeleton />
  return item_id === undefined ? <ItemList /> : <ItemPage />
}

export const EditorSkeleton = bounded(Skeleton)

function Skeleton() {
  const { editor } = useMessages(editorListMessages)
  const { kinds } = useMessages(editorKindsMessages)
  return (
    <DashboardPage title={editor}>
      <Panel busy title={kinds.post.many}>
        <TableSkeleton rows={5} />
      </Panel>
    </DashboardPage>
  )
}
