import { startTransition, useEffect, useState } from 'react'
import styles from './password.module.css'
import { inTime } from '#stores/in-time.ts'

const WINDOWS = [1, 2, 3, 4]

type Rules = typeof import('#rules/people/password-strength.ts')

/**
 * Four windows of a house; each step to a strong password lights one more. It advises and never refuses, so that its rules
 * and their lists of words come with the first letter, and without them the windows stay dark.
 */
export function PasswordMeter({ password, about }: { password: string; about: readonly string[] }) {
  const [rules, setRules] = useState<Rules>()
  const typed = password !== ''
  useEffect(() => {
    if (!typed) return
    inTime(import('#rules/people/password-strength.ts')).then(
      (arrived) => startTransition(() => setRules(arrived)),
      () => {}
    )
  }, [typed])
  const { level, advice } = rules?.passwordStrength(password, about) ?? { level: 0, advice: '' }
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
        {rules && level > 0 && (
          <>
            <strong>{rules.STRENGTH_NAMES[level]}</strong>
            {advice && `. ${advice}`}
          </>
        )}
      </p>
    </div>
  )
}
