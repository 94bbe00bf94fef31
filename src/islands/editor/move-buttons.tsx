import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { ItemRow } from '#contract/content/editor.ts'
import { editorListMessages } from '#messages/editor-list.ts'
import { $list, listed } from '#stores/editor/editor-list.ts'
import { $moved, $moving, type Direction, moveRow, placeOf } from '#stores/editor/editor-order.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './item-list.module.css'

const DIRECTIONS: { direction: Direction; arrow: string }[] = [
  { direction: 'up', arrow: 'M10 16V4m-5 5 5-5 5 5' },
  { direction: 'down', arrow: 'M10 4v12m5-5-5 5-5-5' }
]

/** Moves a question or a testimonial by one place in its list. */
export function MoveButtons({ row }: { row: ItemRow }) {
  const t = useMessages(editorListMessages)
  useStore($list)
  const moving = useStore($moving)
  const box = useRef<HTMLSpanElement>(null)
  const place = placeOf(row)
  const justMoved = moving?.item_id === row.item_id && moving.place === place ? moving : undefined
  // A button that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (!justMoved) return
    box.current?.querySelector<HTMLElement>(`[data-direction=${justMoved.direction}]`)?.focus()
    $moving.set(undefined)
  }, [justMoved])
  if (place === undefined) return null
  const ends = { up: 1, down: listed()?.total_count }
  return (
    <span className={styles['moves']} ref={box}>
      {DIRECTIONS.map(({ arrow, direction }) => (
        <Button
          aria-disabled={place === ends[direction] || undefined}
          aria-label={direction === 'up' ? t.moveUp(row.title) : t.moveDown(row.title)}
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

/** Announces the row's new place to screen readers. */
export function MoveAnnouncement() {
  const t = useMessages(editorListMessages)
  const moved = useStore($moved)
  return (
    <p className="visually-hidden" role="status">
      {moved && t.moved(moved.title, moved.place, moved.total)}
    </p>
  )
}
