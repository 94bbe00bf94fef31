import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { editorFrenchMessages } from '#messages/editor-french.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import { editorListMessages } from '#messages/editor-list.ts'
import { closeFrench, guardFrench, isFrenchUnsaved } from '#stores/editor/editor-french.ts'
import { $opened, isUnsaved, opened, openItem, type Opened } from '#stores/editor/editor-item.ts'
import { $place, goToPlace, NEW } from '#stores/editor/editor-place.ts'
import { $others, announcePresence } from '#stores/editor/editor-presence.ts'
import { clearRun, followLatestRun } from '#stores/editor/editor-run.ts'
import { save, startAutosave } from '#stores/editor/editor-save.ts'
import { $storageTrouble } from '#stores/site/storage-trouble.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Segments } from '../kit/segments.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FrenchTexts } from './french-texts.tsx'
import { History } from './history.tsx'
import { ItemFields } from './item-fields.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishCard } from './publish-card.tsx'
import { SavingStatus } from './saving-status.tsx'
import { TITLE_FIELDS } from './item-kinds.ts'
import styles from './item-page.module.css'

type View = 'write' | 'preview' | 'history'
const VIEWS: readonly View[] = ['write', 'preview', 'history']

export function ItemPage() {
  const { item_id = NEW, kind } = useStore($place)
  const { many, this: what, title } = useMessages(editorKindsMessages).kinds[kind]
  const state = useStore($opened)
  const isReady = state.status === 'ready'
  const isWaiting = isReady && state.value.item?.state === 'publishing'
  // An item that was just created has its id by now, and is open already.
  useEffect(() => {
    const now = opened()
    const known = now?.kind === kind ? now.item : undefined
    if (known?.item_id === item_id) return
    clearRun()
    void openItem(kind, item_id)
  }, [kind, item_id])
  useEffect(() => {
    if (isWaiting) void followLatestRun()
  }, [isWaiting])
  useEffect(startAutosave, [])
  useEffect(guardFrench, [])
  useEffect(() => closeFrench, [kind, item_id])
  useEffect(() => clearRun, [])
  return (
    <div className={styles['page']} tabIndex={-1}>
      {!isReady && (
        <header className={styles['head']}>
          <Back />
          <h1>{title}</h1>
        </header>
      )}
      <WhenLoaded
        loading={
          <Panel busy title={many}>
            <TableSkeleton rows={6} />
          </Panel>
        }
        of={$opened}
        retry={() => openItem(kind, item_id)}
        what={what}
      >
        {(opened) => <OpenedItem opened={opened} />}
      </WhenLoaded>
    </div>
  )
}

/** One item: its heading, publishing, fields, preview and history. */
export function OpenedItem({ opened }: { opened: Opened }) {
  const { item, kind, values } = opened
  const { texts } = useStore($place)
  const [view, setView] = useState<View>('write')
  const { untitled } = useMessages(editorListMessages)
  const { add } = useMessages(editorKindsMessages).kinds[kind]
  const title = TITLE_FIELDS.map((name) => values[name]).find(Boolean) ?? (item ? untitled : add)
  return (
    <>
      <header className={styles['head']}>
        <Back />
        <div className={styles['title']}>
          <h1>{title}</h1>
          {item && <TextsChoice />}
        </div>
        {item && <OtherEditors item_id={item.item_id} kind={kind} />}
      </header>
      <ConflictNotice />
      <PublishCard />
      {item && texts === 'fr' ? (
        <FrenchTexts item={item} />
      ) : (
        <EnglishTexts onView={setView} opened={opened} view={view} />
      )}
    </>
  )
}

function EnglishTexts({
  opened: { replacements, item, kind, values },
  view,
  onView
}: {
  opened: Opened
  view: View
  onView: (view: View) => void
}) {
  const t = useMessages(editorItemMessages)
  return (
    <>
      <div className={styles['state']}>
        <Segments
          label={t.view}
          of={VIEWS.map((one) => ({ label: t.views[one], value: one }))}
          onChoose={onView}
          value={view}
        />
        <SavingStatus />
      </div>
      {view === 'history' ? (
        <History
          kind={kind}
          live={item?.published_version ?? null}
          onRestored={() => onView('write')}
        />
      ) : (
        <div className={styles['desk']} data-view={view}>
          <div className={styles['write']}>
            <ItemFields key={replacements} kind={kind} values={values} />
          </div>
          <div className={styles['look']}>
            <PreviewFrame />
          </div>
        </div>
      )}
    </>
  )
}

/** The item's English, or its French; what is typed of either stays. */
function TextsChoice() {
  const t = useMessages(editorFrenchMessages)
  const { texts } = useStore($place)
  const choose = (chosen: 'en' | 'fr') => {
    goToPlace({ texts: chosen })
    // The French is that of the newest saved version.
    if (chosen === 'fr' && isUnsaved()) void save()
  }
  return (
    <Segments
      label={t.language}
      of={(['en', 'fr'] as const).map((one) => ({ label: t.languages[one], value: one }))}
      onChoose={choose}
      value={texts}
    />
  )
}

/** Saves and goes back to the list; asks first if saving fails. */
function Back() {
  const { leave: texts } = useMessages(editorItemMessages)
  const { kinds } = useMessages(editorKindsMessages)
  const { kind } = useStore($place)
  const isLost = useStore($storageTrouble) !== undefined
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    $opened.set({ status: 'loading' })
    goToPlace({ item_id: undefined })
  }
  const go = async () => {
    const isSaved = !isUnsaved() || (await save())
    if (!isSaved || isFrenchUnsaved()) return setAsking(true)
    leave()
  }
  return (
    <>
      <button className={styles['back']} onClick={() => void go()} type="button">
        ← {kinds[kind].many}
      </button>
      {asking && (
        <ConfirmDialog
          confirm={texts.anyway}
          onClose={() => setAsking(false)}
          onConfirm={leave}
          title={texts.title}
        >
          <p>{isLost ? texts.notKept : texts.kept}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function OtherEditors({ item_id, kind }: { item_id: string; kind: Opened['kind'] }) {
  const t = useMessages(editorItemMessages)
  const others = useStore($others)
  useEffect(() => announcePresence({ kind, item_id }), [kind, item_id])
  if (others.length === 0) return null
  return (
    <p className={styles['others']} role="status">
      {t.alsoOpen(others.map(({ name }) => name))}
    </p>
  )
}
