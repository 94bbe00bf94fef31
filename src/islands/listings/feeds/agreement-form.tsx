import { useState } from 'react'
import type { Agreement } from '#contract/listings/agreement-fields.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { agreementMessages } from '#messages/listings/agreements.ts'
import type { Language } from '#messages/language.ts'
import {
  AGREEMENT_KINDS,
  AGREEMENT_TURNS,
  type AgreementKind
} from '#rules/listings/feeds/agreements.ts'
import { BOARD_NAMES } from '#rules/listings/feeds/boards.ts'
import { boardName } from '#rules/listings/feeds/feed-name.ts'
import { saveAgreement, type TypedAgreement } from '#stores/listings/feeds.ts'
import { DialogForm } from '../../kit/form/dialog-form.tsx'
import { PlainField } from '../../kit/form/plain-field.tsx'
import { PlainSelect } from '../../kit/form/plain-select.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useLanguage, useMessages } from '../../kit/use-messages.ts'

/** One that a feed needs and that isn't followed yet. */
export type Needed = { board: string; kind: AgreementKind }
export type Opened = { agreement: Agreement } | { needed: Needed | undefined }

/** Records how far an agreement is. */
export function AgreementForm({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { form: t } = useMessages(agreementMessages)
  const { kinds, turns } = useMessages(agreementLabels)
  const language = useLanguage()
  const [typed, setTyped] = useState(() => startOf(opened, language))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const agreement_id = 'agreement' in opened ? opened.agreement.agreement_id : null
  const type = (change: Partial<TypedAgreement>) => setTyped({ ...typed, ...change })
  const submit = async () => {
    setBusy(true)
    const wrong = await saveAgreement(agreement_id, typed)
    setBusy(false)
    setErrors(wrong ?? {})
    if (!wrong) onClose()
  }
  return (
    <DialogForm
      busy={busy}
      busyLabel={t.saving}
      errors={errors}
      onClose={onClose}
      onSubmit={submit}
      submit={t.save}
      title={t.title}
    >
      <PlainField
        autoComplete="off"
        error={errors['board']}
        first={typed.board === ''}
        label={t.board}
        list="agreement-boards"
        name="board"
        onChange={(board) => type({ board })}
        value={typed.board}
      />
      <datalist id="agreement-boards">
        {BOARD_NAMES.map((name) => (
          <option key={name}>{boardName(name, language)}</option>
        ))}
      </datalist>
      <PlainSelect
        label={t.kind}
        name="kind"
        of={AGREEMENT_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChoose={(kind) => type({ kind })}
        value={typed.kind}
      />
      <PlainSelect
        label={t.turn}
        name="turn"
        of={AGREEMENT_TURNS.map((value) => ({ value, label: turns[value] }))}
        onChoose={(turn) => type({ turn, signed_on: turn === 'signed' ? typed.signed_on : null })}
        value={typed.turn}
      />
      {typed.turn === 'signed' ? (
        <PlainField
          error={errors['signed_on']}
          hint={t.signedHint}
          label={t.signedOn}
          name="signed_on"
          onChange={(day) => type({ signed_on: day || null })}
          type="date"
          value={typed.signed_on ?? ''}
        />
      ) : (
        <PlainField
          error={errors['remind_on']}
          hint={t.remindHint}
          label={t.remindOn}
          name="remind_on"
          onChange={(day) => type({ remind_on: day || null })}
          optional
          type="date"
          value={typed.remind_on ?? ''}
        />
      )}
      <PlainField
        autoComplete="off"
        error={errors['link']}
        hint={t.linkHint}
        inputMode="url"
        label={t.link}
        name="link"
        onChange={(link) => type({ link })}
        optional
        value={typed.link}
      />
      <PlainField
        error={errors['note']}
        label={t.note}
        name="note"
        onChange={(note) => type({ note })}
        optional
        rows={3}
        value={typed.note}
      />
      {errors[''] !== undefined && <Notice kind="error" title={errors['']} />}
    </DialogForm>
  )
}

function startOf(opened: Opened, language: Language): TypedAgreement {
  if ('agreement' in opened) {
    const { agreement_id: _, turn_since: _since, ...agreement } = opened.agreement
    return { ...agreement, board: boardName(agreement.board, language) }
  }
  const { board = '', kind = 'data-license' } = opened.needed ?? {}
  const name = boardName(board, language)
  return { board: name, kind, turn: 'you', signed_on: null, link: '', note: '', remind_on: null }
}
