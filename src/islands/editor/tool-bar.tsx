import { useRef, useState, type KeyboardEvent } from 'react'
import type { Tool } from './rich-tool-list.ts'
import styles from './rich-text.module.css'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

type NamedTool = Tool & { name: string }

/** A toolbar with one tab stop; the arrow keys, Home and End move between its buttons. */
export function ToolBar({
  label,
  tools,
  on = [],
  disabled = [],
  onPress
}: {
  label: string
  tools: readonly NamedTool[]
  /** Ids of the tools that apply at the cursor. */
  on?: readonly string[]
  /** Ids of the tools that can't be used now. */
  disabled?: readonly (string | false)[]
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
        const { icon, id, isOn, keys, name } = tool
        const isDisabled = disabled.includes(id)
        return (
          <button
            aria-disabled={isDisabled || undefined}
            aria-keyshortcuts={keys}
            aria-label={icon ? name : undefined}
            aria-pressed={isOn && icon ? on.includes(id) : undefined}
            key={id}
            onClick={() => {
              setStop(index)
              if (!isDisabled) onPress(tool)
            }}
            onKeyDown={step}
            // Keeps the text selected.
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
