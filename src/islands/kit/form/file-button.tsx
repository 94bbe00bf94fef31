import type { ReactNode, RefObject } from 'react'
import { IMAGE_TYPES } from '#rules/limits.ts'
import styles from './file-button.module.css'

/** A button that chooses a picture, or takes one that is dropped on it. */
export function FileButton({
  id,
  label,
  name,
  accept = IMAGE_TYPES.join(),
  isRefused,
  first,
  box,
  className = '',
  onChoose,
  children
}: {
  /** Of its field, whose hint and error describe it. */
  id: string
  label: string
  name?: string
  accept?: string
  isRefused: boolean
  /** Focused when its dialog opens. */
  first?: boolean
  box?: RefObject<HTMLInputElement | null>
  className?: string | undefined
  onChoose: (file: File) => void
  children: ReactNode
}) {
  return (
    <label className={`button line ${styles['file']} ${className}`}>
      {children}
      <input
        accept={accept}
        aria-describedby={`${id}-hint${isRefused ? ` ${id}-error` : ''}`}
        aria-invalid={isRefused || undefined}
        aria-label={label}
        data-first={first}
        id={id}
        name={name}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onChoose(file)
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = ''
        }}
        ref={box}
        type="file"
      />
    </label>
  )
}
