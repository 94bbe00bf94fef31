import { useState, type DragEvent } from 'react'

/** Dragging the items of a list into another order: what is dragged, and where it can be dropped. */
export function useDragOrder(onMove: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    source: (id: string, name: string) => ({
      draggable: true,
      onDragEnd: end,
      onDragStart: (event: DragEvent) => {
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        setDragged(id)
      }
    }),
    target: (id: string, at: number) => ({
      'data-dragged': dragged === id || undefined,
      'data-over': (dragged !== undefined && over === id && dragged !== id) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(id)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined) onMove(dragged, at)
        end()
      }
    })
  }
}
