import type { ButtonHTMLAttributes } from 'react'

/**
 * A button ('brick' is a view's single primary action). While `busy` or `aria-disabled` it ignores
 * presses but stays focusable; something beside it must say why it is disabled.
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
  'aria-disabled': disabled,
  'aria-label': label,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'brick' | 'ink' | 'line' | 'quiet'
  size?: '' | 'big' | 'small'
  busy?: boolean
  /** Shown while busy, e.g. 'Logging in…'. */
  busyLabel?: string
}) {
  const busyText = busy ? busyLabel : undefined
  return (
    <button
      {...rest}
      aria-busy={busy}
      aria-disabled={disabled}
      // Voice-control users say the visible text, so it must be the name.
      aria-label={busyText ? undefined : label}
      className={`button ${look} ${size} ${className}`}
      onClick={(event) => {
        if (!busy && !disabled) onClick?.(event)
        // Otherwise a busy submit button would send the form twice, and a disabled one too soon.
        else event.preventDefault()
      }}
      type={type}
    >
      {busyText ?? children}
    </button>
  )
}
