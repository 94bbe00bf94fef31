import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Segments } from '../segments.tsx'
import styles from './screen-preview.module.css'

/** Viewport widths; a page that is wider than its place is scaled down. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 }
type Screen = keyof typeof WIDTHS

/** A page in a frame, as a screen of the chosen width shows it. */
export function ScreenPreview({
  label,
  heading,
  choice,
  screens,
  tools,
  children
}: {
  label: string
  heading: ReactNode
  /** What the choice of a screen is called. */
  choice: string
  screens: readonly { value: Screen; label: string }[]
  /** Beside the choice of a screen. */
  tools?: ReactNode
  /** The frame. */
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<Screen>(() =>
    window.innerWidth < WIDTHS.tablet ? 'phone' : 'desktop'
  )
  useEffect(() => {
    const { current: box } = place
    if (!box) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / WIDTHS[screen])
      box.style.setProperty('--scale', String(scale))
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(box)
    fit()
    return () => watcher.disconnect()
  }, [screen])
  return (
    <section aria-label={label} className={styles['preview']}>
      <header>
        {heading}
        <Segments label={choice} of={screens} onChoose={setScreen} value={screen} />
        {tools}
      </header>
      <div className={styles['place']} data-screen={screen} ref={place}>
        {children}
      </div>
    </section>
  )
}
