import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { ItemRow } from '#contract/content/editor.ts'
import { $list, listed } from '#stores/editor/editor-list.ts'
import { $moved, $moving, type Direction, moveRow, placeOf } from '#stores/editor/editor-order.ts'
import { Button } from '../kit/button.tsx'
import styles from './item-list.module.css'

const DIRECTIONS: { direction: Direction; name: string; arrow: string }[] = [
  { direction: 'up', name: 'Move up', arrow: 'M10 16V4m-5 5 5-5 5 5' },
  { direction: 'down', name: 'Move down', arrow: 'M10 4v12m5-5-5 5-5-5' }
]

/** Moves a question or a testimonial by one place in its list. */
export function MoveButtons({ row }: { row: ItemRow }) {
  useStore($list)
  const moving = useStore($moving)
  const box = useRef<HTMLSpanElement>(null)
  const place = placeOf(row)
  const held = moving?.item_id === row.item_id && moving.place === place ? moving : undefined
  // A button that moves on the page loses the focus.
  useLayoutEffect(() => {
    if (!held) return
    box.current?.querySelector<HTMLElement>(`[data-direction=${held.direction}]`)?.focus()
    $moving.set(undefined)
  }, [held])
  if (place === undefined) return null
  const ends = { up: 1, down: listed()?.total_count }
  return (
    <span className={styles['moves']} ref={box}>
      {DIRECTIONS.map(({ arrow, direction, name }) => (
        <Button
          aria-disabled={place === ends[direction] || undefined}
          aria-label={`${name}: ${row.title}`}
          data-direction={direction}
          key={direction}
          look="line"
          onClick={() => void moveRow(row, direction)}
          size="small"
        >
          <svg aria-hidden="true" viewBox="0 0 20 20">
            <path d={arrow} />
          </svg>
        </Button>
      ))}
    </span>
  )
}

/** Tells people who don't see the row move where it is now. */
export function MoveAnnouncement() {
  const moved = useStore($moved)
  return (
    <p className="visually-hidden" role="status">
      {moved && `“${moved.title}” is now ${moved.place} of ${moved.total}.`}
    </p>
  )
}
