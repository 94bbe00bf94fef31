import { useRef, useState } from 'react'
import * as labels from '#contract/labels.ts'
import { addPolicy } from '#stores/editor/editor-policy.ts'
import { slugOf } from '#rules/content/slug.ts'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { PlainField } from './plain-field.tsx'
import styles from './dialog.module.css'

/** A policy has its address from the beginning, and keeps it. */
export function NewPolicy({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  const policy_name = typed ?? slugOf(title)
  const take = async () => {
    setBusy(true)
    const refused = await addPolicy({ title, policy_name })
    setBusy(false)
    if (!refused) return
    setErrors(refused)
    if (refused['policy_name'] && !refused['title']) address.current?.focus()
  }
  return (
    <Modal onClose={onClose} open title="New policy">
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void take()
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
          hint={`Its page will be /policies/${policy_name || '…'} for good.`}
          label={labels.policy_name}
          name="policy_name"
          onChange={setTyped}
          value={policy_name}
        />
        <div className={styles['acts']}>
          <Button busy={busy} busyLabel="Adding…" look="ink" type="submit">
            Add the policy
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
