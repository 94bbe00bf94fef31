import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { editorTextMessages } from '#messages/editor-text.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { DialogForm } from '../kit/form/dialog-form.tsx'
import { PlainField } from '../kit/form/plain-field.tsx'

/** Sets the link of the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages(editorTextMessages).link
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [href, setHref] = useState(before)
  const [error, setError] = useState<string>()
  const box = useRef<HTMLInputElement>(null)

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const submit = () => {
    const address = completeAddress(href.trim())
    if (!address) {
      setError(t.wrongAddress)
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
    <DialogForm
      onClose={close}
      onSubmit={submit}
      otherButton={
        before && (
          <Button look="quiet" onClick={remove}>
            {t.remove}
          </Button>
        )
      }
      submit={before ? t.update : t.add}
      title={t.title}
    >
      <PlainField
        box={box}
        first
        error={error}
        hint={t.hint}
        inputMode="url"
        label={t.address}
        name="href"
        onChange={setHref}
        value={href}
      />
    </DialogForm>
  )
}

/** The typed address with its scheme; undefined where a text can't link to it. */
function completeAddress(href: string): string | undefined {
  if (/^(https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S+)$/.test(href)) return href
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(href) ? `https://${href}` : undefined
}
