import { useRef, useState, type KeyboardEvent } from 'react'
import type { Tool } from './rich-tool-list.ts'
import styles from './rich-text.module.css'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Buttons that are one stop of the Tab key; the arrows, Home and End go from one to the next. */
export function ToolBar({
  label,
  tools,
  on = [],
  shut = [],
  onPress
}: {
  label: string
  tools: readonly Tool[]
  /** Names of those that hold where the cursor is. */
  on?: readonly string[]
  /** Names of those that have nothing to do now. */
  shut?: readonly (string | false)[]
  onPress: (tool: Tool) => void
}) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, tools.length - 1)
  const step = (event: KeyboardEvent) => {
    const { key } = event
    const by = STEPS[key]
    if (by === undefined && key !== 'Home' && key !== 'End') return
    event.preventDefault()
    const last = tools.length - 1
    const next = key === 'Home' ? 0 : key === 'End' ? last : current + (by ?? 0)
    const bounded = (next + tools.length) % tools.length
    setStop(bounded)
    bar.current?.querySelectorAll('button')[bounded]?.focus()
  }
  return (
    <div aria-label={label} className={styles['tools']} ref={bar} role="toolbar">
      {tools.map((tool, index) => {
        const { icon, isOn, keys, name } = tool
        const isShut = shut.includes(name)
        return (
          <button
            aria-disabled={isShut || undefined}
            aria-keyshortcuts={keys}
            aria-label={icon ? name : undefined}
            aria-pressed={isOn && icon ? on.includes(name) : undefined}
            key={name}
            onClick={() => {
              setStop(index)
              if (!isShut) onPress(tool)
            }}
            onKeyDown={step}
            // The text keeps its marked words.
            onMouseDown={(event) => event.preventDefault()}
            tabIndex={index === current ? 0 : -1}
            title={icon ? name : undefined}
            type="button"
          >
            {icon ? (
              <svg aria-hidden="true" viewBox="0 0 20 20">
                <path d={icon} />
              </svg>
            ) : (
              name
            )}
          </button>
        )
      })}
    </div>
  )
}
