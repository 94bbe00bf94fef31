import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { editorFrenchMessages } from '#messages/editor-french.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import { frenchPath } from '#rules/french-path.ts'
import {
  $french,
  $frenchSaving,
  openFrench,
  saveFrench,
  saveFrenchWhenPressed,
  type OpenedFrench
} from '#stores/editor/editor-french.ts'
import { $saving } from '#stores/editor/editor-item.ts'
import { livePath } from '#stores/editor/editor-publish.ts'
import { $run } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { FrenchField } from './french-field.tsx'
import { SavingText } from './saving-status.tsx'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'
import { useLabels } from './use-labels.ts'
import styles from './french-texts.module.css'

/** How the English is while its newest text isn't at the panel. */
const NOT_SAVED: readonly string[] = ['conflict', 'kept', 'refused']

/** An item's English with a field for the French of each text. */
export function FrenchTexts({ item }: { item: Item }) {
  const t = useMessages(editorFrenchMessages)
  const { item_id, kind, version } = item
  useEffect(() => void openFrench(kind, item_id), [kind, item_id, version])
  return (
    <section aria-label={t.french} className={`card ${styles['card']}`}>
      <WhenLoaded
        loading={<TableSkeleton rows={6} />}
        of={$french}
        retry={() => openFrench(kind, item_id)}
        what={t.theFrench}
      >
        {(french) =>
          french.texts.length > 0 ? (
            <Texts french={french} item={item} />
          ) : (
            <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
          )
        }
      </WhenLoaded>
    </section>
  )
}

function Texts({ french, item }: { french: OpenedFrench; item: Item }) {
  const t = useMessages(editorFrenchMessages)
  const { saving: savingTexts } = useMessages(editorItemMessages)
  const { status: english } = useStore($saving)
  const saving = useStore($frenchSaving)
  const focusFirstInvalid = useFocusFirstInvalid()
  const errors = 'errors' in saving ? saving.errors : {}
  const isBusy = saving.status === 'saving'
  const save = async () => {
    if (!(await saveFrench())) focusFirstInvalid()
  }
  useEffect(saveFrenchWhenPressed, [])
  return (
    <>
      {NOT_SAVED.includes(english) && <Notice kind="warning">{t.englishUnsaved}</Notice>}
      <Summary french={french} item={item} />
      {french.texts.map((text) => (
        <FrenchField error={errors[text.field]} french={french} key={text.field} text={text} />
      ))}
      <div className={styles['save']}>
        <Button
          aria-disabled={saving.status === 'saved' || undefined}
          busy={isBusy}
          busyLabel={savingTexts.saving}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
        <SavingText
          isUntouched={
            saving.status === 'saved' && french.texts.every((one) => one.french === null)
          }
          onTryAgain={() => void save()}
          saving={saving}
        />
      </div>
    </>
  )
}

/** Which texts have no French, what follows from that, and when the French goes live. */
function Summary({ french: { texts }, item }: { french: OpenedFrench; item: Item }) {
  const t = useMessages(editorFrenchMessages)
  const labelOf = useLabels()
  const run = useStore($run)
  const missing = texts.filter(({ french }) => french === null)
  const isLive = item.published_version === item.version
  const isComplete = missing.length === 0
  return (
    <div className={styles['summary']}>
      <p>
        {isComplete ? (
          t.complete
        ) : (
          <>
            <strong>{t.missing(missing.map(({ field }) => labelOf(item.kind, field)))}</strong>{' '}
            {(isLive ? t.consequences : t.consequencesLater)[item.kind]}
          </>
        )}{' '}
        {isLive ? isComplete && t.goesLive : t.notLive}
      </p>
      {isLive && isComplete && item.state === 'published' && !item.problem && !run && (
        <a className="more" href={frenchPath(livePath(item))} rel="noreferrer" target="_blank">
          {t.view}
        </a>
      )}
    </div>
  )
}
