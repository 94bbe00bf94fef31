import type { ComponentProps } from 'react'

/** A <form> that is handled by the page, with errors of our own; while `busy` it submits nothing. */
export function PlainForm({
  busy = false,
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & {
  busy?: boolean
  onSubmit: () => Promise<void> | void
}) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React passes a portal's events on to the form that opened the dialog.
        event.stopPropagation()
        if (!busy) void onSubmit()
      }}
    />
  )
}
