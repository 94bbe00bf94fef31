import { startTransition, useEffect, useState } from 'react'
import { passwordStrengthMessages } from '#messages/password-strength.ts'
import { useMessages } from '../use-messages.ts'
import styles from './password.module.css'
import { inTime } from '#stores/in-time.ts'

const WINDOWS = [1, 2, 3, 4]

type Rules = typeof import('#rules/people/password-strength.ts')

/**
 * Four windows of a house, one lit for each level of strength. Advice only, so its rules and word
 * lists load with the first letter; the windows stay dark if they don't arrive.
 */
export function PasswordMeter({ password, about }: { password: string; about: readonly string[] }) {
  const t = useMessages(passwordStrengthMessages)
  const [rules, setRules] = useState<Rules>()
  const typed = password !== ''
  useEffect(() => {
    if (!typed) return
    inTime(import('#rules/people/password-strength.ts')).then(
      (loaded) => startTransition(() => setRules(loaded)),
      () => {}
    )
  }, [typed])
  const strength = rules?.passwordStrength(password, about)
  const { level = 0, advice } = strength ?? {}
  return (
    <div className={styles['meter']}>
      <svg aria-hidden="true" height="22" viewBox="0 0 102 22" width="102">
        {WINDOWS.map((at) => (
          <g data-lit={at <= level} key={at} transform={`translate(${(at - 1) * 27} 0)`}>
            <rect height="20" rx="2" width="19" x="1" y="1" />
            <path d="M10.5 1v20M1 11h19" />
          </g>
        ))}
      </svg>
      <p role="status">
        {level > 0 && (
          <>
            <strong>{t.levels[level]}</strong>
            {advice && `. ${t.advice[advice]}`}
          </>
        )}
      </p>
    </div>
  )
}
