import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './step.module.css'

/** The step's title. It takes the focus when the step opens, so that screen readers start there. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // On page load, screen readers start at the page itself.
  useLayoutEffect(() => {
    if (isOpened && scrolled) window.scrollTo({ top: 0 })
  }, [])
  // In an effect, so that the step's first frame doesn't wait for it.
  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true })
    isOpened = true
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

let isOpened = false

// Reading or setting the scroll position while a step mounts would force a second layout.
let scrolled = false
addEventListener('scroll', () => (scrolled = window.scrollY > 0), { passive: true })
