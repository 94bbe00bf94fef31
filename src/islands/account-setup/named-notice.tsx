import { useStore } from '@nanostores/react'
import { accountSetupMessages } from '#messages/account-setup.ts'
import { $offeredNamed, answerNamed } from '#stores/account-setup/named-design.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Asks before what was typed on the designs page replaces what the wizard has. */
export function NamedNotice() {
  const t = useMessages(accountSetupMessages).named
  const named = useStore($offeredNamed)
  if (!named) return null
  return (
    <Notice
      action={
        <>
          <Button look="line" onClick={() => answerNamed(true)} size="small">
            {t.use}
          </Button>
          <Button look="quiet" onClick={() => answerNamed(false)} size="small">
            {t.keep}
          </Button>
        </>
      }
      kind="warning"
      title={t.title(Object.values(named))}
    >
      {t.text}
    </Notice>
  )
}
