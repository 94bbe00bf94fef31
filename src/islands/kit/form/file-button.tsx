import type { ReactNode, RefObject } from 'react'
import { IMAGE_TYPES } from '#rules/limits.ts'
import styles from './file-button.module.css'

/** A button that chooses a picture or several, or takes what is dropped on it. */
export function FileButton({
  id,
  label,
  name,
  accept = IMAGE_TYPES.join(),
  isRefused,
  multiple = false,
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
  /** Several files at once, each of which is given to `onChoose`. */
  multiple?: boolean
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
        multiple={multiple}
        name={name}
        onChange={(event) => {
          for (const file of event.currentTarget.files ?? []) onChoose(file)
          // The same file may be chosen again after a refusal.
          event.currentTarget.value = ''
        }}
        ref={box}
        type="file"
      />
    </label>
  )
}
