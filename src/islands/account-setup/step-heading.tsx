import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './step.module.css'

/** The step's title. It takes the focus when the step is opened, so that a screen reader starts there. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On arrival the page itself is what is read first.
  useLayoutEffect(() => {
    if (arrived && scrolled) window.scrollTo({ top: 0 })
  }, [])
  // After the step's first frame, which need not wait for it.
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
    arrived = true
  }, [])
  return (
    <header className={styles['heading']}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['lede']}>{children}</p>
    </header>
  )
}

let arrived = false

// Asking the window where it is, or to scroll, while a step is being put in place would have everything laid out twice.
let scrolled = false
addEventListener('scroll', () => (scrolled = window.scrollY > 0), { passive: true })
