import { useLayoutEffect, useRef } from 'react'
import { ArrowButtons, focusArrow, type Direction } from '../kit/editing/arrow-buttons.tsx'

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
  const pressed = useRef<Direction>(undefined)
  useLayoutEffect(() => {
    if (!pressed.current) return
    focusArrow(box, pressed.current)
    pressed.current = undefined
  }, [at])
  return (
    <ArrowButtons
      box={box}
      isFirst={at === 0}
      isLast={at === total - 1}
      labels={{ up: labels.up(name), down: labels.down(name) }}
      onMove={(direction) => {
        pressed.current = direction
        onMove(at + (direction === 'up' ? -1 : 1))
      }}
    />
  )
}
