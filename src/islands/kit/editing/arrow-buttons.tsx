import type { RefObject } from 'react'
import { Button } from '../button.tsx'
import styles from './arrow-buttons.module.css'

export type Direction = 'up' | 'down'

const ARROWS = { up: 'M10 16V4m-5 5 5-5 5 5', down: 'M10 4v12m5-5-5 5-5-5' }

/** Move one thing of a list by a place. */
export function ArrowButtons({
  box,
  labels,
  isFirst,
  isLast,
  onMove
}: {
  box: RefObject<HTMLSpanElement | null>
  labels: Record<Direction, string>
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
}) {
  return (
    <span className={styles['arrows']} ref={box}>
      {(['up', 'down'] as const).map((direction) => (
        <Button
          aria-disabled={(direction === 'up' ? isFirst : isLast) || undefined}
          aria-label={labels[direction]}
          data-direction={direction}
          key={direction}
          look="line"
          onClick={() => onMove(direction)}
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

/** A button that moves in the document loses the focus. */
export function focusArrow(box: RefObject<HTMLSpanElement | null>, direction: Direction): void {
  box.current?.querySelector<HTMLElement>(`[data-direction=${direction}]`)?.focus()
}
