import type { FormSchema } from '@formisch/react'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { formMessages } from '#messages/forms.ts'
import { useMessages } from '../use-messages.ts'
import fieldStyles from './field.module.css'
import { FieldFrame, useControl, type FieldProps } from './field-frame.tsx'
import { PasswordMeter } from './password-meter.tsx'
import styles from './password.module.css'

/** A password with a reveal button, a Caps Lock warning and, for a new one, a strength meter. */
export function PasswordField<Schema extends FormSchema>({
  of,
  name,
  label,
  hint,
  autoComplete,
  about
}: FieldProps<Schema> & {
  autoComplete: 'current-password' | 'new-password'
  /** Turns on the strength meter: personal details that a good password avoids. */
  about?: () => readonly string[]
}) {
  const t = useMessages(formMessages)
  const { id, error, value, control } = useControl({ of, name, hint })
  const [shown, setShown] = useState(false)
  const [isCapsOn, setCapsOn] = useState(false)
  // Browsers report Caps Lock only with a key or mouse event.
  const checkCapsLock = (event: KeyboardEvent | MouseEvent) =>
    setCapsOn(event.getModifierState('CapsLock'))
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
            onClick={checkCapsLock}
            onKeyDown={checkCapsLock}
            onKeyUp={checkCapsLock}
            spellCheck={false}
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-controls={id}
            aria-label={shown ? t.hidePassword(label) : t.showPassword(label)}
            className={styles['reveal']}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {shown ? t.hide : t.show}
          </button>
        </div>
        <p className={styles['caps']} role="status">
          {isCapsOn && t.capsLock}
        </p>
      </FieldFrame>
      {about && <PasswordMeter about={about()} password={value} />}
    </div>
  )
}
