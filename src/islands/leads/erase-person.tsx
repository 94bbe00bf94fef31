import { useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { personMessages } from '#messages/leads/person.ts'
import { eraseForGood } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Erases the person once their name is typed. */
export function ErasePerson({ person: { lead } }: { person: Person }) {
  const t = useMessages(personMessages)
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setAsking(false)
    setTyped('')
  }
  return (
    <div>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.erase}
      </Button>
      {asking && (
        <ConfirmDialog
          busyLabel={t.erasing}
          confirm={t.erase}
          isReady={folded(typed) === folded(lead.name)}
          look="brick"
          onClose={close}
          onConfirm={() => eraseForGood(lead.lead_id)}
          title={t.eraseTitle}
        >
          <p>{t.eraseText(lead.name)}</p>
          <p>{t.eraseKept}</p>
          <PlainField
            autoComplete="off"
            first
            hint={t.eraseHint}
            label={t.eraseType(lead.name)}
            name="confirm"
            onChange={setTyped}
            value={typed}
          />
        </ConfirmDialog>
      )}
    </div>
  )
}

function folded(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase()
}
