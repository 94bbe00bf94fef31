import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef } from 'react'
import type { ItemRow } from '#contract/content/editor.ts'
import { editorListMessages } from '#messages/editor-list.ts'
import { $list, listed } from '#stores/editor/editor-list.ts'
import { $moved, $moving, moveRow, placeOf } from '#stores/editor/editor-order.ts'
import { ArrowButtons, focusArrow } from '../kit/editing/arrow-buttons.tsx'
import { useMessages } from '../kit/use-messages.ts'

/** Moves a question or a testimonial by one place in its list. */
export function MoveButtons({ row }: { row: ItemRow }) {
  const t = useMessages(editorListMessages)
  useStore($list)
  const moving = useStore($moving)
  const box = useRef<HTMLSpanElement>(null)
  const place = placeOf(row)
  const justMoved = moving?.item_id === row.item_id && moving.place === place ? moving : undefined
  useLayoutEffect(() => {
    if (!justMoved) return
    focusArrow(box, justMoved.direction)
    $moving.set(undefined)
  }, [justMoved])
  if (place === undefined) return null
  return (
    <ArrowButtons
      box={box}
      isFirst={place === 1}
      isLast={place === listed()?.total_count}
      labels={{ up: t.moveUp(row.title), down: t.moveDown(row.title) }}
      onMove={(direction) => void moveRow(row, direction)}
    />
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
