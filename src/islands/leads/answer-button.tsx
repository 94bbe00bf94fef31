import { type ReactNode, useState } from 'react'
import type { Person } from '#contract/leads/person.ts'
import { inTime } from '#stores/in-time.ts'
import { loadPerson } from '#stores/leads/person.ts'
import { Button } from '../kit/button.tsx'
import { useOnPress } from '../kit/use-on-press.ts'

const fetchDialog = () => inTime(import('./answer-dialog.tsx'))

/** Opens the dialog in which the person is answered by email; its script is loaded only then. */
export function AnswerButton({
  children,
  lead,
  size
}: {
  children: ReactNode
  lead: Person['lead']
  size?: 'small'
}) {
  const dialog = useOnPress(fetchDialog)
  const [open, setOpen] = useState(false)
  const AnswerDialog = dialog.part?.AnswerDialog
  return (
    <>
      <Button
        {...dialog.press}
        look="line"
        onClick={async () => setOpen(await dialog.bring())}
        {...(size && { size })}
      >
        {children}
      </Button>
      {open && AnswerDialog && (
        <AnswerDialog
          lead={lead}
          onClose={() => setOpen(false)}
          onSent={() => void loadPerson(lead.lead_id)}
        />
      )}
    </>
  )
}
