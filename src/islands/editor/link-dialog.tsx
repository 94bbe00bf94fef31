import type { Editor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Modal } from '../kit/modal.tsx'
import { PlainField } from './plain-field.tsx'
import styles from './dialog.module.css'

const WRONG_ADDRESS =
  'Please give an https address, one that begins with /, or a mailto: or tel: one.'

/** Where the marked words lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [href, setHref] = useState(before)
  const [error, setError] = useState<string>()
  const box = useRef<HTMLInputElement>(null)

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const take = () => {
    const address = completed(href.trim())
    if (!address) {
      setError(WRONG_ADDRESS)
      box.current?.focus()
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before) {
      chain
        .insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address } }]
        })
        .run()
    } else {
      chain.setLink({ href: address }).run()
    }
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Modal onClose={close} open title="Link">
      <form
        aria-labelledby={id}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <PlainField
          box={box}
          first
          error={error}
          hint="For example https://www.crea.ca or /pricing"
          inputMode="url"
          label="Address"
          name="href"
          onChange={setHref}
          value={href}
        />
        <div className={styles['acts']}>
          <Button look="ink" type="submit">
            {before ? 'Change the link' : 'Add the link'}
          </Button>
          {before && (
            <Button look="quiet" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

/** What was typed as an address that may stand in a text. */
function completed(href: string): string | undefined {
  if (/^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S+)$/.test(href)) return href
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href) ? `https://${href}` : undefined
}
