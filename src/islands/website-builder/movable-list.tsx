import { useState, type ReactNode } from 'react'
import { useDragOrder } from '../kit/editing/use-drag-order.ts'
import { MoveButtons } from './move-buttons.tsx'
import styles from './list.module.css'

/** A list whose items are dragged with the mouse, and moved with two buttons by keyboard and touch. */
export function MovableList({
  items,
  labels,
  onMove,
  children
}: {
  items: readonly { id: string; name: string }[]
  labels: {
    list: string
    up: (name: string) => string
    down: (name: string) => string
    moved: (name: string, place: number, total: number) => string
  }
  onMove: (id: string, to: number) => void
  children: (id: string) => ReactNode
}) {
  const [said, setSaid] = useState('')
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    onMove(id, to)
    setSaid(labels.moved(item.name, to + 1, items.length))
  }
  const { source, target } = useDragOrder(move)
  return (
    <>
      <ol aria-label={labels.list} className={styles['list']}>
        {items.map(({ id, name }, at) => (
          <li key={id} {...source(id, name)} {...target(id, at)}>
            <svg aria-hidden="true" className={styles['grip']} viewBox="0 0 20 20">
              <path d="M7 4v.01M13 4v.01M7 10v.01M13 10v.01M7 16v.01M13 16v.01" />
            </svg>
            {children(id)}
            <MoveButtons
              at={at}
              labels={labels}
              name={name}
              onMove={(to) => move(id, to)}
              total={items.length}
            />
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
