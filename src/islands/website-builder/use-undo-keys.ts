import { useEffect } from 'react'
import { redo, undo } from '#stores/website-builder/builder.ts'

/** Ctrl+Z and Ctrl+Y, or Cmd; within a field they are the field's own. */
export function useUndoKeys(): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    window.addEventListener('keydown', handle)
    return () => window.removeEventListener('keydown', handle)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)
  return isText || target instanceof HTMLTextAreaElement || target.isContentEditable
}
