import { useRef, useState } from 'react'
import * as labels from '#contract/content/labels.ts'
import { newPolicyMessages } from '#messages/editor-new-policy.ts'
import { addPolicy } from '#stores/editor/editor-policy.ts'
import { slugOf } from '#rules/content/slug.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { PlainField } from './plain-field.tsx'
import styles from './dialog.module.css'

/** Asks for a policy's title and address; the address can't change later. */
export function NewPolicyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(newPolicyMessages)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  const policy_name = typed ?? slugOf(title)
  const submit = async () => {
    setBusy(true)
    const refused = await addPolicy({ title, policy_name })
    setBusy(false)
    if (!refused) return
    setErrors(refused)
    if (refused['policy_name'] && !refused['title']) address.current?.focus()
  }
  return (
    <Modal onClose={onClose} open title={t.title}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <PlainField
          error={errors['title']}
          first
          label={labels.title}
          name="title"
          onChange={setTitle}
          value={title}
        />
        <PlainField
          box={address}
          error={errors['policy_name']}
          hint={t.addressHint(policy_name)}
          label={labels.policy_name}
          name="policy_name"
          onChange={setTyped}
          value={policy_name}
        />
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel={t.adding} look="ink" type="submit">
            {t.add}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
