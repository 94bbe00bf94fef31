import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $opened, isUnsaved, openItem, type Opened } from '#stores/editor/editor-item.ts'
import { $place, goToPlace, NEW } from '#stores/editor/editor-place.ts'
import { $others, stayPresent } from '#stores/editor/editor-presence.ts'
import { leaveRun } from '#stores/editor/editor-run.ts'
import { save, watchWords } from '#stores/editor/editor-save.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableOutline } from '../kit/table/table-outline.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { Confirm } from './confirm.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { History } from './history.tsx'
import { ItemFields } from './item-fields.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishCard } from './publish-card.tsx'
import { SavingWord } from './saving-word.tsx'
import { Segments } from './segments.tsx'
import { kindOf, TITLE_FIELDS } from './words.ts'
import styles from './item-page.module.css'

type View = 'write' | 'preview' | 'history'
const VIEWS: { value: View; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
  { value: 'history', label: 'History' }
]

export function ItemPage() {
  const { item_id = NEW, kind } = useStore($place)
  const { many, one } = kindOf(kind)
  const isReady = useStore($opened).status === 'ready'
  // One that was new a moment ago has its number by now, and is open already.
  useEffect(() => {
    const state = $opened.get()
    const known =
      state.status === 'ready' && state.value.kind === kind ? state.value.item : undefined
    if (known?.item_id === item_id) return
    leaveRun()
    void openItem(kind, item_id)
  }, [kind, item_id])
  useEffect(watchWords, [])
  useEffect(() => leaveRun, [])
  return (
    <div className={styles['page']} tabIndex={-1}>
      {!isReady && (
        <header className={styles['head']}>
          <Back />
          <h1>{`${one[0]?.toUpperCase()}${one.slice(1)}`}</h1>
        </header>
      )}
      <WhenLoaded
        loading={
          <Panel busy title={many}>
            <TableOutline rows={6} />
          </Panel>
        }
        of={$opened}
        retry={() => openItem(kind, item_id)}
        what={`this ${one}`}
      >
        {(opened) => <Written opened={opened} />}
      </WhenLoaded>
    </div>
  )
}

function Written({ opened }: { opened: Opened }) {
  const { brought, item, kind, words } = opened
  const [view, setView] = useState<View>('write')
  const { one } = kindOf(kind)
  const title = TITLE_FIELDS.map((name) => words[name]).find(Boolean) ?? `New ${one}`
  return (
    <>
      <header className={styles['head']}>
        <Back />
        <h1>{title}</h1>
        {item && <Others item_id={item.item_id} kind={kind} />}
      </header>
      <ConflictNotice />
      <PublishCard />
      <div className={styles['state']}>
        <Segments label="View" of={VIEWS} onChoose={setView} value={view} />
        <SavingWord />
      </div>
      {view === 'history' ? (
        <History
          kind={kind}
          live={item?.published_version ?? null}
          onRestored={() => setView('write')}
        />
      ) : (
        <div className={styles['desk']} data-view={view}>
          <div className={styles['write']}>
            <ItemFields key={brought} kind={kind} words={words} />
          </div>
          <div className={styles['look']}>
            <PreviewFrame />
          </div>
        </div>
      )}
    </>
  )
}

/** Back to the list, with everything saved; where that can't be done, it asks. */
function Back() {
  const { kind } = useStore($place)
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    $opened.set({ status: 'loading' })
    goToPlace({ item_id: undefined })
  }
  const go = async () => {
    if (isUnsaved() && !(await save())) return setAsking(true)
    leave()
  }
  return (
    <>
      <button className={styles['back']} onClick={() => void go()} type="button">
        ← {kindOf(kind).many}
      </button>
      {asking && (
        <Confirm
          deed="Leave all the same"
          onClose={() => setAsking(false)}
          onConfirm={leave}
          title="Not everything is saved"
        >
          What you typed stays in this browser, and is here again when you come back.
        </Confirm>
      )}
    </>
  )
}

function Others({ item_id, kind }: { item_id: string; kind: Opened['kind'] }) {
  const others = useStore($others)
  useEffect(() => stayPresent({ kind, item_id }), [kind, item_id])
  if (others.length === 0) return null
  const names = others.map(({ name }) => name).join(', ')
  return (
    <p className={styles['others']} role="status">
      {names} {others.length > 1 ? 'have' : 'has'} this open too.
    </p>
  )
}
