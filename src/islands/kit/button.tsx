import type { ButtonHTMLAttributes } from 'react'

/**
 * A button in the site's look ('brick' is the one primary action of a view). While `busy` it says so and takes no second
 * press, yet keeps the focus; so does one that is `aria-disabled`, as long as something beside it says why.
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
  'aria-disabled': shut,
  'aria-label': label,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'brick' | 'ink' | 'line' | 'quiet'
  size?: '' | 'big' | 'small'
  busy?: boolean
  /** What is being done, e.g. 'Logging in…'. */
  busyLabel?: string
}) {
  const doing = busy ? busyLabel : undefined
  return (
    <button
      {...rest}
      aria-busy={busy}
      aria-disabled={shut}
      // Its name is what it says: people who speak to the page say what they read.
      aria-label={doing ? undefined : label}
      className={`button ${look} ${size} ${className}`}
      onMouseDown={(event) => {
        // Leaving a field at the press would show its error and move the button away from under the pointer.
        if (type === 'submit') event.preventDefault()
      }}
      onClick={(event) => {
        // It is left now, before the form is judged; Enter, whose click has no detail, leaves nothing.
        if (type === 'submit' && event.detail > 0) event.currentTarget.focus()
        if (!busy && !shut) onClick?.(event)
        // A busy submit button would send the form again, and one that must wait would send it too soon.
        else event.preventDefault()
      }}
      type={type}
    >
      {doing ?? children}
    </button>
  )
}
