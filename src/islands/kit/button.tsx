import type { ButtonHTMLAttributes } from 'react'

/**
 * A button in the site's look ('brick' is the one primary action of a view). While `busy` it says so and takes no second
 * press, yet keeps the focus.
 */
export function Button({
  look = 'brick',
  size = '',
  busy = false,
  busyLabel,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'brick' | 'ink' | 'line' | 'quiet'
  size?: '' | 'big' | 'small'
  busy?: boolean
  /** What is being done, e.g. 'Logging in…'. */
  busyLabel?: string
}) {
  return (
    <button
      {...rest}
      aria-busy={busy}
      className={`button ${look} ${size} ${className}`}
      onClick={(event) => {
        if (!busy) onClick?.(event)
        // A busy submit button would send the form again.
        else event.preventDefault()
      }}
      type={type}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}
