import { useLayoutEffect, useRef } from 'react'
import { Button } from '../kit/button.tsx'
import styles from './list.module.css'

const ARROWS = { up: 'M10 16V4m-5 5 5-5 5 5', down: 'M10 4v12m5-5-5 5-5-5' }

/** Moves one thing of a list by a place. */
export function MoveButtons({
  at,
  total,
  name,
  labels,
  onMove
}: {
  /** Its place, from 0. */
  at: number
  total: number
  name: string
  labels: { up: (name: string) => string; down: (name: string) => string }
  onMove: (to: number) => void
}) {
  const box = useRef<HTMLSpanElement>(null)
  const pressed = useRef<'down' | 'up'>(undefined)
  // A button that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (!pressed.current) return
    box.current?.querySelector<HTMLElement>(`[data-direction=${pressed.current}]`)?.focus()
    pressed.current = undefined
  }, [at])
  return (
    <span className={styles['moves']} ref={box}>
      {(['up', 'down'] as const).map((direction) => (
        <Button
          aria-disabled={at === (direction === 'up' ? 0 : total - 1) || undefined}
          aria-label={labels[direction](name)}
          data-direction={direction}
          key={direction}
          look="line"
          onClick={() => {
            pressed.current = direction
            onMove(at + (direction === 'up' ? -1 : 1))
          }}
          size="small"
        >
          <svg aria-hidden="true" viewBox="0 0 20 20">
            <path d={ARROWS[direction]} />
          </svg>
        </Button>
      ))}
    </span>
  )
}
