import { useState, type DragEvent, type ReactNode } from 'react'
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
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const [said, setSaid] = useState('')
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    onMove(id, to)
    setSaid(labels.moved(item.name, to + 1, items.length))
  }
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, to)
    end()
  }
  return (
    <>
      <ol aria-label={labels.list} className={styles['list']}>
        {items.map(({ id, name }, at) => (
          <li
            data-dragged={dragged === id || undefined}
            data-over={(dragged !== undefined && over === id && dragged !== id) || undefined}
            draggable
            key={id}
            onDragEnd={end}
            onDragOver={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              setOver(id)
            }}
            onDragStart={(event) => {
              // Firefox starts no drag without data.
              event.dataTransfer.setData('text/plain', name)
              event.dataTransfer.effectAllowed = 'move'
              setDragged(id)
            }}
            onDrop={(event) => drop(event, at)}
          >
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
