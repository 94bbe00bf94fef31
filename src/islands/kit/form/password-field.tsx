import type { FormSchema } from '@formisch/react'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import fieldStyles from './field.module.css'
import { FieldFrame, useControl, type FieldProps } from './field-frame.tsx'
import { PasswordMeter } from './password-meter.tsx'
import styles from './password.module.css'

/** A password, with a button that shows it, a word when Caps Lock is on and, for a new one, advice. */
export function PasswordField<Schema extends FormSchema>({
  of,
  name,
  label,
  hint,
  autoComplete,
  about
}: FieldProps<Schema> & {
  autoComplete: 'current-password' | 'new-password'
  /** Asks for advice: what is known of the person, which a good password has nothing of. */
  about?: () => readonly string[]
}) {
  const { id, error, value, control } = useControl({ of, name, hint })
  const [shown, setShown] = useState(false)
  const [isCapsOn, setCapsOn] = useState(false)
  // No browser tells how the key stands; it comes with the next key or press.
  const look = (event: KeyboardEvent | MouseEvent) => setCapsOn(event.getModifierState('CapsLock'))
  return (
    <div>
      <FieldFrame error={error} hint={hint} id={id} label={label}>
        <div className={styles['secret']}>
          <input
            {...control}
            autoCapitalize="none"
            autoComplete={autoComplete}
            autoCorrect="off"
            className={fieldStyles['box']}
            onBlur={() => {
              setCapsOn(false)
              control.onBlur()
            }}
            onClick={look}
            onKeyDown={look}
            onKeyUp={look}
            spellCheck={false}
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-controls={id}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            className={styles['reveal']}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
        <p className={styles['caps']} role="status">
          {isCapsOn && 'Caps Lock is on.'}
        </p>
      </FieldFrame>
      {about && <PasswordMeter about={about()} password={value} />}
    </div>
  )
}
