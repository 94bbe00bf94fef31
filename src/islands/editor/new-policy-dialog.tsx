import { useRef, useState } from 'react'
import * as labels from '#contract/content/labels.ts'
import { newPolicyMessages } from '#messages/editor-new-policy.ts'
import { addPolicy } from '#stores/editor/editor-policy.ts'
import { slugOf } from '#rules/content/slug.ts'
import { useMessages } from '../kit/use-messages.ts'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'

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
    <DialogForm
      busy={busy}
      busyLabel={t.adding}
      onClose={onClose}
      onSubmit={submit}
      submit={t.add}
      title={t.title}
    >
      <PlainField
        error={errors['title']}
        first
        label={useMessages(labels.title)}
        name="title"
        onChange={setTitle}
        value={title}
      />
      <PlainField
        box={address}
        error={errors['policy_name']}
        hint={t.addressHint(policy_name)}
        label={useMessages(labels.policy_name)}
        name="policy_name"
        onChange={setTyped}
        value={policy_name}
      />
    </DialogForm>
  )
}
