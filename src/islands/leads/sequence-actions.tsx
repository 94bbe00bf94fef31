import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { sequenceMessages } from '#messages/leads/sequences.ts'
import {
  type OpenedSequence,
  removeSequence,
  sequenceDocument,
  turn
} from '#stores/leads/sequence.ts'
import { $stepPreview, loadStepPreview, testStepEmail } from '#stores/leads/sequence-letters.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LetterPreview } from './letter-preview.tsx'
import { useMay } from './use-may.ts'
import styles from './campaigns.module.css'

const { $saving, save } = sequenceDocument

/** What can be done with a sequence now. */
export function SequenceActions({ opened: { state } }: { opened: OpenedSequence }) {
  const t = useMessages(sequenceMessages)
  const [asking, setAsking] = useState<'off' | 'remove'>()
  const [busy, setBusy] = useState(false)
  const maySend = useMay('send')
  const people = state?.results.people ?? 0
  const close = () => setAsking(undefined)
  const turnOn = async () => {
    setBusy(true)
    await turn(true)
    setBusy(false)
  }
  return (
    <>
      {state?.is_on && maySend && <SaveChanges />}
      <div className={styles['acts']}>
        {maySend && state?.is_on && (
          <Button look="line" onClick={() => setAsking('off')}>
            {t.turnOff}
          </Button>
        )}
        {maySend && !state?.is_on && (
          <Button busy={busy} busyLabel={t.turningOn} onClick={() => void turnOn()}>
            {t.turnOn}
          </Button>
        )}
        {state && !state.is_on && state.results.sent === 0 && (
          <Button look="quiet" onClick={() => setAsking('remove')}>
            {t.delete}
          </Button>
        )}
      </div>
      {asking === 'off' && (
        <ConfirmDialog
          busyLabel={t.turningOff}
          confirm={t.turnOff}
          onClose={close}
          onConfirm={async () => {
            await turn(false)
            close()
          }}
          title={t.turnOffTitle}
        >
          <p>{people === 0 ? t.turnOffNobody : t.turnOffText(people)}</p>
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          confirm={t.delete}
          onClose={close}
          onConfirm={removeSequence}
          title={t.deleteTitle}
        >
          <p>{t.deleteText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Edits of a sequence that is on are saved by a press, so that nothing half-typed is sent. */
function SaveChanges() {
  const t = useMessages(sequenceMessages)
  const saving = useStore($saving)
  if (saving.status === 'saved' || saving.status === 'conflict') return null
  return (
    <div className={styles['unsaved']}>
      {saving.status === 'refused' ? (
        <p role="alert">{saving.message}</p>
      ) : (
        <p role="status">{t.saveChangesHint}</p>
      )}
      <Button
        busy={saving.status === 'saving'}
        busyLabel={t.savingChanges}
        onClick={() => void save()}
      >
        {t.saveChanges}
      </Button>
    </div>
  )
}

/** Shows a step's email as it will be read, and sends it to the agent. */
export function StepLetterActions({ number, step_id }: { number: number; step_id: string }) {
  const t = useMessages(sequenceMessages)
  const maySend = useMay('send')
  const [isShown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const loadPreview = useCallback(() => loadStepPreview(step_id), [step_id])
  const sendTest = async () => {
    setBusy(true)
    await testStepEmail(step_id)
    setBusy(false)
  }
  return (
    <>
      <Button
        aria-label={t.previewOf(number)}
        look="line"
        onClick={() => setShown(true)}
        size="small"
      >
        {t.preview}
      </Button>
      {maySend && (
        <Button
          aria-label={t.testOf(number)}
          busy={busy}
          busyLabel={t.testing}
          look="line"
          onClick={() => void sendTest()}
          size="small"
        >
          {t.test}
        </Button>
      )}
      {isShown && (
        <LetterPreview load={loadPreview} of={$stepPreview} onClose={() => setShown(false)} />
      )}
    </>
  )
}
